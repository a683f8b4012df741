import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createSessionStore } from '../../core/session/session.ts';
import { createTextStore } from '../../core/storage/storage.ts';
import { storeRecent, readRecent } from './recent.ts';

const openStore = () => {
  const storage = createMemoryStorage();
  return createTextStore(() => storage);
};

const record = { title: 'Oil the hinges', code: 'TSK-0007', route: '/tasks/detail/7' };

describe('what somebody chose last in the palette', () => {
  it('comes first, each once, six at most, and belongs to nobody else', () => {
    const store = openStore();
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b']) storeRecent(store, 3, { id });
    storeRecent(store, 3, { id: 'task', record });
    expect(readRecent(store, 3).map(({ id }) => id)).toEqual(['task', 'b', 'g', 'f', 'e', 'd']);
    expect(readRecent(store, 3)[0]).toEqual({ id: 'task', record });
    expect(readRecent(store, 4)).toEqual([]);
  });

  it('is gone when the session ends', () => {
    const store = openStore();
    const session = createSessionStore(store, new EventTarget());
    session.start({ token: 'fake', token_type: 'bearer', expires_in: 3600 }, 3);
    storeRecent(store, 3, { id: 'a' });
    session.end('signedOut');
    session.dispose();
    expect(readRecent(store, 3)).toEqual([]);
    expect(store.names('')).toEqual([]);
  });

  it.each(['{', '{}', '[1, null, "a"]', '[{"id": 7}]', '[{"id": "a", "record": {"title": "A"}}]'])(
    'is nothing where the browser holds %s',
    (text) => {
      const store = openStore();
      store.set('bureau.own:recent:3', text);
      expect(readRecent(store, 3)).toEqual([]);
    },
  );
});
