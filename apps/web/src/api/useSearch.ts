import { type ResponseOf, search, searchLimits } from '@bureau/contract';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from './ApiProvider.tsx';
import { isAbort } from './ApiError.ts';

/** Describes a record that was found. */
export type SearchHit = ResponseOf<typeof search.all>[number];

interface Search {
  /** What was found for the text; empty until then. */
  readonly hits: readonly SearchHit[];
  /** Whether the answer to the text is still to come. */
  readonly isLoading: boolean;
  /** Why the search failed. */
  readonly error: unknown;
  readonly retry: () => void;
}

interface Answer {
  readonly text: string;
  readonly attempt: number;
  readonly hits: readonly SearchHit[];
  readonly error?: unknown;
}

const pause = 200;
const none: Answer = { text: '', attempt: 0, hits: [] };

/** Searches records by a text while it is typed: it asks when typing pauses, and what comes late for an earlier text is dropped. */
export function useSearch(query: string): Search {
  const { client } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>(none);
  const text = query.trim().slice(0, searchLimits.q);
  const isAnswered = text === '' || (answer.text === text && answer.attempt === attempt);

  useEffect(() => {
    if (isAnswered) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const call = { query: { q: text }, signal, isBackground: true, handlesErrors: true, retries: 0 };
        const hits = await client.call(search.all, call);
        if (!signal.aborted) setAnswer({ text, attempt, hits });
      } catch (error) {
        if (!signal.aborted && !isAbort(error)) setAnswer({ text, attempt, hits: [], error });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [attempt, client, isAnswered, text]);

  return {
    hits: isAnswered && text !== '' ? answer.hits : none.hits,
    isLoading: !isAnswered,
    error: isAnswered ? answer.error : undefined,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
