import type { Endpoint, ResponseOf } from '@bureau/contract';
import { useCallback } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { type ApiError, isAbort } from './ApiError.ts';
import { useApi } from './ApiProvider.tsx';
import type { CallInput, OptionsArgs, RequestOptions } from './client.ts';
import { keyOf } from './keys.ts';

/** Describes the state of an answer of the API. */
export interface QueryResult<Data> {
  /** The answer; undefined until the first one came. */
  readonly data: Data | undefined;
  /** Why the last attempt failed. Beside `data` it means that the data may be out of date. */
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** Asks again. */
  readonly retry: () => void;
}

interface QueryBehaviour<Data> {
  /** The first answer, which has come just now: it is not asked for again at once. */
  readonly initial?: Data | undefined;
  /** The answer to the options before, until the one to changed options is here; where they ask for more of the same, it stays even when that fails. */
  readonly keepsPrevious?: boolean | 'more';
  /** Is asked for once a minute at most, unless something of it is written: for what seldom changes and many pages need. */
  readonly isSteady?: boolean;
}

const steadyInterval = 60_000;

/** Reads an endpoint that is only known as such. `null` options read nothing. */
export function useRequest<Data>(
  endpoint: Endpoint,
  options: RequestOptions | null,
  { initial, keepsPrevious = false, isSteady = false }: QueryBehaviour<Data> = {},
): QueryResult<Data> {
  const { client, userId } = useApi();
  const { cache } = useSWRConfig();
  const key = options && keyOf(userId, endpoint, options);
  const fetcher = async () => {
    const isKnown = cache.get(unstable_serialize(key))?.data !== undefined;
    return client.request(endpoint, { isBackground: isKnown, ...options }) as Promise<Data>;
  };
  const { data, error, isLoading, mutate } = useSWR<Data, ApiError>(key, fetcher, {
    fallbackData: initial,
    ...(initial !== undefined && { revalidateOnMount: false }),
    keepPreviousData: keepsPrevious !== false,
    ...(isSteady && { dedupingInterval: steadyInterval }),
  });
  const retry = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  // what was asked before is no answer to what could not be had
  const failure = isAbort(error) ? undefined : error;
  const isOther = failure && keepsPrevious === true && cache.get(unstable_serialize(key))?.data === undefined;
  return {
    data: isOther ? undefined : data,
    error: failure,
    isLoading,
    retry,
  };
}

/** Reads an endpoint and keeps its answer up to date: on focus, on reconnection, and after writes. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  ...[options]: OptionsArgs<E, CallInput<E>>
): QueryResult<ResponseOf<E>> {
  return useRequest<ResponseOf<E>>(endpoint, options ?? {});
}
