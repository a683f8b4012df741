import type { auth, Permission, ResponseOf } from '@bureau/contract';
import { parseJson, parseObject, type TextStore } from '../storage/storage.ts';

type AccessToken = ResponseOf<typeof auth.login>;

/** Describes a signed-in user's session in this browser. */
export interface Session {
  readonly token: string;
  readonly tokenType: string;
  readonly userId: number;
  /** When the token is worth nothing any more, in milliseconds since 1970 by this machine's clock. */
  readonly expiresAt: number;
  /** Is aborted when the session ends. */
  readonly signal: AbortSignal;
}

/**
 * Why there is no session: the user signed out, the server refused the token, its time is over, another tab ended
 * it, or there was none to begin with.
 */
export type SessionEnd = 'signedOut' | 'refused' | 'expired' | 'otherTab' | 'none';

export interface SessionEnding {
  readonly reason: SessionEnd;
  readonly userId: number | null;
}

/** Keeps the session, in memory and in local storage. */
export interface SessionStore {
  readonly get: () => Session | null;
  /** Returns why `get` returns null, and whose session it was. */
  readonly ending: () => SessionEnding;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (token: AccessToken, userId: number) => void;
  readonly end: (reason: SessionEnd) => void;
  /** Returns the permissions that were stored, so that they are known before the first answer: whatever stands there, unchecked. */
  readonly permissions: () => unknown;
  /** Replaces the permissions (docs/product.md §6). */
  readonly setPermissions: (permissions: readonly Permission[]) => void;
  /** Stops the clock and the watch over other tabs. */
  readonly dispose: () => void;
}

const sessionName = 'bureau.session';
const permissionsName = 'permissions';
/** Begins the names of what the browser keeps of a user for as long as their session lasts. */
export const ownPrefix = 'bureau.own:';
const maxTimerDelay = 2_147_483_647;

function readSession(text: string | null, now: number): Omit<Session, 'signal'> | null {
  const { token, tokenType, userId, expiresAt } = parseObject(text);
  const isValid =
    typeof token === 'string' &&
    typeof tokenType === 'string' &&
    typeof userId === 'number' &&
    Number.isInteger(userId) &&
    typeof expiresAt === 'number' &&
    expiresAt > now;
  return isValid ? { token, tokenType, userId, expiresAt } : null;
}

/**
 * Opens the session that local storage holds, if it is valid.
 * @param events gives the `storage` and `visibilitychange` events of the browser
 */
export function createSessionStore(store: TextStore, events: EventTarget): SessionStore {
  const listeners = new Set<() => void>();
  let controller = new AbortController();
  let session: Session | null = null;
  let ending: SessionEnding = { reason: 'none', userId: null };
  let lastText: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notify = () => listeners.forEach((listener) => listener());

  function watchExpiry() {
    clearTimeout(timer);
    if (!session) return;
    const left = session.expiresAt - Date.now();
    if (left <= 0) end('expired');
    else timer = setTimeout(watchExpiry, Math.min(left, maxTimerDelay));
  }

  function adopt(next: Omit<Session, 'signal'> | null, reason: SessionEnd) {
    ending = { reason, userId: session?.userId ?? null };
    if (session?.userId !== next?.userId || !next) {
      controller.abort();
      controller = new AbortController();
    }
    session = next && { ...next, signal: controller.signal };
    lastText = store.get(sessionName);
    watchExpiry();
    notify();
  }

  function end(reason: SessionEnd) {
    // a page that was frozen was not told of the session that another tab has begun since: that one is not over
    if (session && reason !== 'signedOut') {
      const present = readSession(store.get(sessionName), Date.now());
      if (present && present.token !== session.token) return adopt(present, 'otherTab');
    }
    [sessionName, permissionsName, ...store.names(ownPrefix)].forEach((name) => store.remove(name));
    if (session) adopt(null, reason);
  }

  function follow(text: string | null) {
    const next = readSession(text, Date.now());
    if (next?.token !== session?.token) adopt(next, 'otherTab');
  }

  const onStorage = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === sessionName || key === null) follow(newValue);
  };

  const onVisible = () => {
    // a machine that slept wakes with its timers late
    watchExpiry();
    // a page that was frozen, as on the way back from another site, was not told what other tabs did meanwhile
    const text = store.get(sessionName);
    if (text !== lastText) follow(text);
  };

  events.addEventListener('storage', onStorage);
  events.addEventListener('visibilitychange', onVisible);
  const stored = readSession(store.get(sessionName), Date.now());
  if (stored) adopt(stored, 'none');
  else end('none');

  return {
    get: () => session,
    ending: () => ending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start({ token, token_type: tokenType, expires_in: seconds }, userId) {
      const next = { token, tokenType, userId, expiresAt: Date.now() + seconds * 1000 };
      store.set(sessionName, JSON.stringify(next));
      adopt(next, 'none');
    },
    end,
    permissions: () => parseJson(store.get(permissionsName)),
    setPermissions: (permissions) => store.set(permissionsName, JSON.stringify(permissions)),
    dispose() {
      clearTimeout(timer);
      controller.abort();
      events.removeEventListener('storage', onStorage);
      events.removeEventListener('visibilitychange', onVisible);
    },
  };
}
