import { type ImportAnswer, type ImportProgress, imports } from '@bureau/contract';
import { useMemo } from 'react';
import { ApiError } from '../ApiError.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Client, RequestOptions } from '../client.ts';
import type { Upload } from '../content.ts';
import type { Answering } from '../resource.ts';
import { useRecordCache } from './useRecordCache.ts';
import { useWrite } from './useWrite.ts';
import { randomKey } from './writeGuard.ts';

/** How long after one answer the progress of an import is asked for again, in milliseconds. */
const pollPause = 500;

interface ImportOptions {
  /** Leaves out the rows that cannot be taken; without it nothing is imported when there is one. */
  readonly skipsErrors: boolean;
  readonly onProgress: (progress: ImportProgress) => void;
}

interface ImportRequests {
  /** Returns what an import would do, without doing it. */
  readonly check: (upload: Upload, signal: AbortSignal) => Promise<ImportAnswer>;
  /** Imports a file. An attempt whose answer was lost can be repeated: nothing is imported twice. */
  readonly run: (upload: Upload, options: ImportOptions) => Promise<ImportAnswer>;
}

/** Asks how far an import has come, again and again, until the returned function is called. */
function watch(client: Client, key: string, onProgress: ImportOptions['onProgress']): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const options = { params: { key }, retries: 0, handlesErrors: true };
  const ask = async () => {
    // before the server has the file, and when it cannot be reached, there is nothing to show
    const progress = await client.call(imports.one, options).catch((error: unknown) => {
      // what the server cannot say is shown once
      isOver ||= error instanceof ApiError && error.status === 500;
    });
    if (isOver) return;
    if (progress) onProgress(progress);
    timer = setTimeout(() => void ask(), pollPause);
  };
  timer = setTimeout(() => void ask(), pollPause);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

function createImportRequests(
  client: Client,
  { import: endpoint }: Answering<'import'>,
  write: (send: () => Promise<ImportAnswer>) => Promise<ImportAnswer>,
): ImportRequests {
  let unanswered: { readonly file: File; readonly rest: string; readonly key: string } | undefined;
  const send = (options: RequestOptions) =>
    client.request(endpoint, {
      ...options,
      isBackground: true,
      handlesErrors: true,
    }) as Promise<ImportAnswer>;

  /** Returns the key of an attempt: that of an earlier one again while it is unknown whether the earlier one succeeded. */
  function keyOf({ file, parts }: Upload, skipsErrors: boolean): string {
    const rest = JSON.stringify([parts, skipsErrors]);
    if (unanswered?.file !== file || unanswered.rest !== rest) unanswered = { file, rest, key: randomKey() };
    return unanswered.key;
  }

  return {
    check: (upload, signal) => send({ upload, query: { dry_run: '1' }, signal }),
    async run(upload, { onProgress, skipsErrors }) {
      const key = keyOf(upload, skipsErrors);
      const stop = watch(client, key, onProgress);
      try {
        const query = skipsErrors ? { skip_errors: '1' } : {};
        const answer = await write(() => send({ upload, query, idempotencyKey: key }));
        unanswered = undefined;
        return answer;
      } catch (error) {
        if (error instanceof ApiError && !error.isUnanswered) unanswered = undefined;
        throw error;
      } finally {
        stop();
      }
    },
  };
}

/** Returns the requests that import records from a file. The caller shows what goes wrong. */
export function useImport(resource: Answering<'import'>): ImportRequests {
  const { client } = useApi();
  const { lists } = useRecordCache(resource);
  const write = useWrite();
  return useMemo(
    () => createImportRequests(client, resource, (send) => write(send, { invalidates: lists, isLong: true })),
    [client, lists, resource, write],
  );
}
