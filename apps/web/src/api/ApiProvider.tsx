import { createContext, type ReactNode, use, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from './client.ts';
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

const swrOptions = {
  provider: () => new Map(),
  // the client repeats reads itself
  shouldRetryOnError: false,
};

interface ApiProviderProps {
  readonly client: Client;
  readonly userId: number | null;
  readonly children: ReactNode;
}

/** Provides the components below it with an API client and a cache of their own. Another `userId` starts with an empty cache. */
export function ApiProvider({ client, userId, children }: ApiProviderProps) {
  const api = useMemo(
    () => ({
      client,
      userId,
      writeQueue: createWriteQueue(),
      listPages: createListPageStore(),
    }),
    [client, userId],
  );
  return (
    <ApiContext value={api}>
      <SWRConfig key={userId} value={swrOptions}>
        {children}
      </SWRConfig>
    </ApiContext>
  );
}
