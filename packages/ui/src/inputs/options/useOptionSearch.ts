import { useEffect, useEffectEvent, useState } from 'react';
import {
  findOption,
  flattenOptions,
  type OptionId,
  type SelectOption,
  type SelectOptions,
} from './options.ts';

/**
 * Loads the options for what was typed, of which nothing is the start. The signal is aborted when something else is typed or the list is
 * closed; what is thrown is shown as a failure that can be retried.
 */
export type LoadOptions<Id extends OptionId = OptionId> = (
  query: string,
  signal: AbortSignal,
) => Promise<SelectOptions<Id>>;

export interface OptionSearchOptions<Id extends OptionId> {
  readonly options: SelectOptions<Id>;
  readonly loadOptions: LoadOptions<Id> | undefined;
  /** Whether the options are shown; they are loaded only then. */
  readonly isOpen: boolean;
  readonly query: string;
}

/** Describes the options that are offered, and whether others are on their way. */
export interface OptionSearch<Id extends OptionId> {
  readonly options: SelectOptions<Id>;
  /** All options that were ever offered, so that what is chosen keeps its label when something else is searched for. */
  readonly known: readonly SelectOption<Id>[];
  readonly status: 'idle' | 'loading' | 'failed';
  readonly retry: () => void;
}

/** How long typing must pause before options are loaded, in milliseconds. */
const pause = 250;

interface Answer<Id extends OptionId> {
  readonly request: string;
  /** Missing where the request failed. */
  readonly options?: SelectOptions<Id>;
}

/** Returns the options of an input: its own, or with `loadOptions` those that are loaded for a query. */
export function useOptionSearch<Id extends OptionId>({
  options,
  loadOptions,
  isOpen,
  query,
}: OptionSearchOptions<Id>): OptionSearch<Id> {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer<Id>>();
  const [offered, setOffered] = useState<SelectOptions<Id>>();
  const [seen, setSeen] = useState<ReadonlyMap<Id, SelectOption<Id>>>(new Map());
  const isRemote = loadOptions !== undefined;
  const request = `${attempt}:${query}`;
  // Opened again, the list is loaded anew; what was offered stays until then.
  if (!isOpen && answer) setAnswer(undefined);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const found = (await loadOptions?.(query, signal)) ?? [];
      if (signal.aborted) return;
      setAnswer({ request, options: found });
      setOffered(found);
      setSeen((before) => new Map([...before, ...flattenOptions(found).map((o) => [o.id, o] as const)]));
    } catch {
      if (!signal.aborted) setAnswer({ request });
    }
  });

  const isLoading = isRemote && isOpen && answer?.request !== request;
  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void load(controller.signal), query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isLoading, request, query]);

  const own = flattenOptions(options);
  const hasFailed = answer?.request === request && answer.options === undefined;
  return {
    options: isRemote ? (offered ?? options) : options,
    known: isRemote ? [...own, ...[...seen.values()].filter(({ id }) => !findOption(own, id))] : own,
    status: isLoading ? 'loading' : hasFailed ? 'failed' : 'idle',
    retry: () => setAttempt(attempt + 1),
  };
}
