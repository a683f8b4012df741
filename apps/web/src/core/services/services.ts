import { type auth, type ResponseOf, system } from '@bureau/contract';
import { type Activity, createActivity } from '../../api/activity.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { type Client, createClient } from '../../api/client.ts';
import { type Connection, createConnection } from '../../api/connection.ts';
import type { Account } from '../account/account.ts';
import { forgetPrefetched } from '../code/fetchPrefetched.ts';
import { createDrafts, createMemoryDrafts, type Drafts, type DraftStore } from '../drafts/drafts.ts';
import { createLanguages, type Languages, type LoadTexts } from '../languages/languages.ts';
import { previewName } from '../session/preview.ts';
import { createReturnAddress, type ReturnAddress } from '../session/returnAddress.ts';
import { createSessionStore, type SessionStore } from '../session/session.ts';
import { createTextStore, type TextStore } from '../storage/storage.ts';

/** Everything of the application that outlives a screen. */
export interface Services {
  readonly client: Client;
  readonly session: SessionStore;
  readonly activity: Activity;
  readonly connection: Connection;
  readonly languages: Languages;
  /** Starts the session of a token, whose account has come with it. */
  readonly startSession: (token: ResponseOf<typeof auth.login>, account: Account) => void;
  /** Keeps the account of the present session for the first screen, which then does not wait for it. */
  readonly keepAccount: (account: Account) => void;
  /** Returns the account of the present session where it has come just now, else null. */
  readonly freshAccount: () => Account | null;
  readonly drafts: Drafts;
  readonly memoryDrafts: DraftStore;
  readonly returnAddress: ReturnAddress;
  /** Keeps what belongs to this browser whoever signs in, such as the last appearance and language. */
  readonly browserStore: TextStore;
  /** Keeps what belongs to this tab alone. */
  readonly tabStore: TextStore;
  /** Calls a listener with the error of every request that fails; returns the function that stops it. */
  readonly listenToErrors: (listener: (error: ApiError) => void) => () => void;
  readonly dispose: () => void;
}

export interface ServicesConfig {
  /** The address before the paths of the API; empty for the same origin. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly openLocalStorage: () => Storage;
  readonly openSessionStorage: () => Storage;
  /** The `storage`, `visibilitychange` and `online` events of the browser. */
  readonly events: EventTarget;
  readonly loadTexts: LoadTexts;
}

/** How long an account counts as one of now, in milliseconds. */
const maxAge = 10_000;

/** Creates the services of one running application. */
export function createServices(config: ServicesConfig): Services {
  const { baseUrl, events, fetch } = config;
  const browserStore = createTextStore(config.openLocalStorage);
  const tabStore = createTextStore(config.openSessionStorage);
  const session = createSessionStore(browserStore, events);
  const activity = createActivity();
  const languages = createLanguages(fetch, config.loadTexts);
  const errorListeners = new Set<(error: ApiError) => void>();

  const isReady = () =>
    client.call(system.ready, { isBackground: true, retries: 0 }).then(
      () => true,
      () => false,
    );
  const connection = createConnection(isReady, events);

  const client: Client = createClient({
    baseUrl,
    fetch,
    activity,
    getLanguage: languages.current,
    getSession: session.get,
    getPreviewRole: () => tabStore.get(previewName)?.split('/')[0],
    onAnswer: connection.reportUp,
    onError(error, usedSession, handlesErrors) {
      if (error.isUnavailable) connection.reportDown();
      // an answer to a call of an earlier session says nothing of the present one
      const isOutdated = usedSession?.token !== session.get()?.token;
      if (error.status === 401) {
        if (usedSession && !isOutdated) session.end('refused');
      } else if (!handlesErrors) errorListeners.forEach((listener) => listener(error));
    },
  });

  const drafts = createDrafts(tabStore);
  const memoryDrafts = createMemoryDrafts();
  let kept: { account: Account; at: number } | null = null;
  const keepAccount = (account: Account) => {
    kept = { account, at: performance.now() };
  };
  let previewer = session.get()?.userId;
  // a session may have ended while the page was not open
  if (previewer === undefined) tabStore.remove(previewName);
  const stopWatching = session.subscribe(() => {
    const present = session.get();
    if (!present) {
      kept = null;
      forgetPrefetched();
    }
    if (present?.userId !== previewer) tabStore.remove(previewName);
    previewer = present?.userId;
    if (!present && session.ending().reason !== 'signedOut') return;
    for (const store of [drafts, memoryDrafts]) store.retainOnly(present?.userId ?? null);
  });

  return {
    client,
    session,
    activity,
    connection,
    languages,
    keepAccount,
    freshAccount: () => (kept && performance.now() - kept.at < maxAge ? kept.account : null),
    startSession(token, account) {
      keepAccount(account);
      session.start(token, account.loginUser.id);
    },
    listenToErrors(listener) {
      errorListeners.add(listener);
      return () => errorListeners.delete(listener);
    },
    drafts,
    memoryDrafts,
    returnAddress: createReturnAddress(tabStore),
    browserStore,
    tabStore,
    dispose() {
      stopWatching();
      session.dispose();
    },
  };
}
