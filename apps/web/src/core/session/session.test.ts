import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createSessionStore } from './session.ts';
import { createTextStore } from '../storage/storage.ts';

const token = { token: 't0ken', token_type: 'bearer', expires_in: 3600 };
const stored = (changes: object = {}) =>
  JSON.stringify({
    token: 't0ken',
    tokenType: 'bearer',
    userId: 4,
    expiresAt: Date.now() + 3_600_000,
    ...changes,
  });

function open(storage = createMemoryStorage()) {
  const events = new EventTarget();
  const session = createSessionStore(
    createTextStore(() => storage),
    events,
  );
  const otherTabWrites = (key: string | null, newValue: string | null) =>
    events.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return { events, otherTabWrites, session, storage };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('staying signed in', () => {
  it('finds the session again after a reload', () => {
    const storage = createMemoryStorage();
    open(storage).session.start(token, 4);
    expect(open(storage).session.get()).toMatchObject({ token: 't0ken', tokenType: 'bearer', userId: 4 });
  });

  it.each([
    ['that is no JSON', 'token'],
    ['without a token', '{}'],
    ['of nobody', stored({ userId: null })],
    ['that is a list', '[]'],
    ['that is over', stored({ expiresAt: 1 })],
  ])('drops a stored session %s', (_, text) => {
    const storage = createMemoryStorage({ 'bureau.session': text });
    expect(open(storage).session.get()).toBeNull();
    expect(storage.getItem('bureau.session')).toBeNull();
  });

  it('lasts while the tab lives where the browser blocks its storage', () => {
    const blocked = createTextStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const session = createSessionStore(blocked, new EventTarget());
    session.start(token, 4);
    session.setPermissions(['tasks_view']);
    expect(session.get()).toMatchObject({ userId: 4 });
    expect(session.permissions()).toBeUndefined();
  });
});

describe('signing out', () => {
  it('leaves nothing in the storage and aborts what is under way', () => {
    const { session, storage } = open();
    session.start(token, 4);
    session.setPermissions(['tasks_view']);
    const signal = session.get()?.signal;
    session.end('signedOut');
    expect(session.get()).toBeNull();
    expect(session.ending()).toEqual({ reason: 'signedOut', userId: 4 });
    expect(Object.keys(storage)).toEqual([]);
    expect(signal?.aborted).toBe(true);
  });

  it('happens once, however many calls are refused together', () => {
    const { session } = open();
    session.start(token, 4);
    const heard = vi.fn<() => void>();
    session.subscribe(heard);
    for (let count = 0; count < 10; count += 1) session.end('refused');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('happens by itself when the time of the token is over', () => {
    const { session } = open();
    session.start(token, 4);
    vi.advanceTimersByTime(3_599_000);
    expect(session.get()).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    expect(session.get()).toBeNull();
    expect(session.ending()).toEqual({ reason: 'expired', userId: 4 });
  });

  it('happens when a machine wakes after the time is over', () => {
    const { events, session } = open();
    session.start(token, 4);
    vi.setSystemTime(Date.now() + 4_000_000);
    events.dispatchEvent(new Event('visibilitychange'));
    expect(session.ending()).toEqual({ reason: 'expired', userId: 4 });
  });

  it('waits out a token that lives longer than the longest timer', () => {
    const { session } = open();
    session.start({ ...token, expires_in: 90 * 86_400 }, 4);
    vi.advanceTimersByTime(89 * 86_400_000);
    expect(session.get()).not.toBeNull();
    vi.advanceTimersByTime(86_400_000);
    expect(session.get()).toBeNull();
  });
});

describe('working in several tabs', () => {
  it('signs out here when another tab signs out, or all storage is cleared', () => {
    for (const key of ['bureau.session', null]) {
      const { otherTabWrites, session } = open();
      session.start(token, 4);
      otherTabWrites(key, null);
      expect(session.get()).toBeNull();
      expect(session.ending()).toEqual({ reason: 'otherTab', userId: 4 });
    }
  });

  it('goes over to the user who signed in in another tab, and stops the calls of the one before', () => {
    const { otherTabWrites, session } = open();
    session.start(token, 4);
    const signal = session.get()?.signal;
    otherTabWrites('bureau.session', stored({ token: 'other', userId: 9 }));
    expect(session.get()).toMatchObject({ token: 'other', userId: 9 });
    expect(signal?.aborted).toBe(true);
  });

  it('signs out a page that was frozen when another tab signed out, as soon as it is looked at', () => {
    const { events, session, storage } = open();
    session.start(token, 4);
    storage.removeItem('bureau.session');
    events.dispatchEvent(new Event('visibilitychange'));
    expect(session.ending()).toEqual({ reason: 'otherTab', userId: 4 });
  });

  it.each(['is over', 'is refused'])(
    'goes over to the session that another tab began while the page was frozen, also when its own %s',
    (what) => {
      const { events, session, storage } = open();
      session.start(token, 4);
      vi.setSystemTime(Date.now() + 4_000_000);
      storage.setItem('bureau.session', stored({ token: 'newer' }));
      if (what === 'is refused') session.end('refused');
      events.dispatchEvent(new Event('visibilitychange'));
      expect(session.get()?.token).toBe('newer');
      expect(storage.getItem('bureau.session')).toBe(stored({ token: 'newer' }));
    },
  );

  it('stays signed in where the browser stores nothing', () => {
    const events = new EventTarget();
    const blocked = () => {
      throw new Error('Blocked');
    };
    const session = createSessionStore(createTextStore(blocked), events);
    session.start(token, 4);
    events.dispatchEvent(new Event('visibilitychange'));
    expect(session.get()).toMatchObject({ userId: 4 });
  });

  it('goes on undisturbed when the same user signed in again elsewhere', () => {
    const { otherTabWrites, session } = open();
    session.start(token, 4);
    const signal = session.get()?.signal;
    otherTabWrites('bureau.session', stored({ token: 'newer' }));
    expect(session.get()?.token).toBe('newer');
    expect(signal?.aborted).toBe(false);
  });

  it('does not care for what others keep in the storage', () => {
    const { otherTabWrites, session } = open();
    session.start(token, 4);
    otherTabWrites('permissions', null);
    expect(session.get()).not.toBeNull();
  });
});

describe('knowing the permissions before the first answer', () => {
  it('restores what was stored', () => {
    const permissions = '["tasks_view","tasks_edit"]';
    const signedIn = createMemoryStorage({ 'bureau.session': stored(), permissions });
    expect(open(signedIn).session.permissions()).toEqual(['tasks_view', 'tasks_edit']);
    const signedOut = createMemoryStorage({ permissions });
    expect(open(signedOut).session.permissions()).toBeUndefined();
  });

  it('replaces the list when the server gives another', () => {
    const { session, storage } = open();
    session.start(token, 4);
    session.setPermissions(['tasks_view', 'tasks_edit']);
    session.setPermissions(['tasks_view']);
    expect(storage.getItem('permissions')).toBe('["tasks_view"]');
    expect(open(storage).session.permissions()).toEqual(['tasks_view']);
  });
});
