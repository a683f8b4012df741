import { system } from '@bureau/contract';
import { type Activity, createActivity } from '../api/activity.ts';
import type { ApiError } from '../api/ApiError.ts';
import { type Client, createClient } from '../api/client.ts';
import { type Connection, createConnection } from '../api/connection.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createReturnAddress, type ReturnAddress } from './returnAddress.ts';
import { createSessionStore, type SessionStore } from './session.ts';
import { createTextStore, type TextStore } from './storage.ts';

/** Holds everything of the application that outlives a screen. */
export interface Services {
  readonly client: Client;
  readonly session: SessionStore;
  readonly activity: Activity;
  readonly connection: Connection;
  readonly drafts: Drafts;
  readonly returnAddress: ReturnAddress;
  /** Keeps what belongs to this browser whoever signs in, such as the last look and language. */
  readonly browserStore: TextStore;
  /** Hears of every call that failed. There is one listener: what shows errors. */
  readonly onError: { listener: (error: ApiError) => void };
  readonly dispose: () => void;
}

export interface ServicesConfig {
  /** Gives the address before the paths of the API; empty for the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly openLocalStorage: () => Storage;
  readonly openSessionStorage: () => Storage;
  /** Gives the `storage`, `visibilitychange` and `online` events of the browser. */
  readonly events: EventTarget;
  readonly getLanguage: () => string;
}

/** Creates the services of one running application. */
export function createServices(config: ServicesConfig): Services {
  const { baseUrl, events, fetch, getLanguage } = config;
  const browserStore = createTextStore(config.openLocalStorage);
  const tabStore = createTextStore(config.openSessionStorage);
  const session = createSessionStore(browserStore, events);
  const activity = createActivity();
  const onError: Services['onError'] = { listener: () => undefined };

  const isReady = () =>
    client.request(system.ready, { isBackground: true, retries: 0 }).then(
      () => true,
      () => false,
    );
  const connection = createConnection(isReady, events);

  const client: Client = createClient({
    baseUrl,
    fetch,
    activity,
    getLanguage,
    getSession: session.get,
    onAnswer: connection.reportUp,
    onError(error, usedSession) {
      if (error.isUnavailable) connection.reportDown();
      else connection.reportUp();
      // an answer to a call of an earlier session says nothing of the present one
      const isOutdated = usedSession?.token !== session.get()?.token;
      if (error.status === 401) {
        if (usedSession && !isOutdated) session.end('refused');
      } else onError.listener(error);
    },
  });

  return {
    client,
    session,
    activity,
    connection,
    drafts: createDrafts(tabStore),
    returnAddress: createReturnAddress(tabStore),
    browserStore,
    onError,
    dispose: session.dispose,
  };
}
