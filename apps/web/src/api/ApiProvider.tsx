import { createContext, type ReactNode, use, useMemo } from 'react';
import { SWRConfig, unstable_serialize } from 'swr';
import type { Client } from './client.ts';
import type { CacheKey } from './keys.ts';
import { createListPageStore, type ListPageStore } from './listPageStore.ts';
import { createWriteQueue, type WriteQueue } from './writes/writeQueue.ts';

interface Api {
  readonly client: Client;
  /** Identifies the signed-in user in cache keys; null before the sign-in. */
  readonly userId: number | null;
  readonly writeQueue: WriteQueue;
  readonly listPages: ListPageStore;
}

const ApiContext = createContext<Api | null>(null);

/** Returns the API client, the user whom cached data belongs to, the queue of writes, and the known pages of lists. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}

/** An answer that has come before the cache was there. */
export interface KnownAnswer {
  readonly key: CacheKey;
  readonly data: unknown;
}

const nothing: readonly KnownAnswer[] = [];

interface ApiProviderProps {
  readonly client: Client;
  readonly userId: number | null;
  /** What the cache holds at first. What is shown of it is asked for again all the same. */
  readonly known?: readonly KnownAnswer[];
  readonly children: ReactNode;
}

/** Provides the components below it with an API client and a cache of their own. Another `userId` starts with another cache. */
export function ApiProvider({ client, known = nothing, userId, children }: ApiProviderProps) {
  const api = useMemo(
    () => ({
      client,
      userId,
      writeQueue: createWriteQueue(),
      listPages: createListPageStore(),
    }),
    [client, userId],
  );
  const swrOptions = useMemo(
    () => ({
      provider: () => new Map(known.map(({ key, data }) => [unstable_serialize(key), { data }])),
      // the client repeats reads itself
      shouldRetryOnError: false,
    }),
    [known],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig key={userId} value={swrOptions}>
        {children}
      </SWRConfig>
    </ApiContext>
  );
}
