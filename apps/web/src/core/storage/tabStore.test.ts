import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createDrafts } from '../drafts/drafts.ts';
import { mayReload } from '../code/reloadOnce.ts';
import { createReturnAddress } from '../session/returnAddress.ts';
import { createTextStore } from './storage.ts';

const open = (entries?: Readonly<Record<string, string>>) => {
  const storage = createMemoryStorage(entries);
  return { storage, store: createTextStore(() => storage) };
};
const blocked = createTextStore(() => {
  throw new DOMException('blocked', 'SecurityError');
});

describe('drafts', () => {
  it('come back to whom they belong to', () => {
    const drafts = createDrafts(open().store);
    drafts.write(3, 'tasks/7/title', 'Half a thought');
    expect(drafts.read(3, 'tasks/7/title')).toBe('Half a thought');
    expect(drafts.read(4, 'tasks/7/title')).toBeUndefined();
    expect(drafts.read(3, 'tasks/8/title')).toBeUndefined();
  });

  it('can be an empty text, which is not the same as none', () => {
    const drafts = createDrafts(open().store);
    drafts.write(3, 'title', '');
    expect(drafts.read(3, 'title')).toBe('');
    drafts.write(3, 'title', undefined);
    expect(drafts.read(3, 'title')).toBeUndefined();
  });

  it('hold no password of any form', () => {
    const { storage, store } = open();
    createDrafts(store).write(3, 'users/create', {
      email: 'a@b.example',
      password: 'x1',
      current_password: 'x2',
    });
    expect(Object.values(storage)).toEqual(['{"email":"a@b.example"}']);
  });

  it('are listed by the place where they were typed', () => {
    const drafts = createDrafts(open().store);
    for (const name of ['tasks/7/title', 'tasks/7/status', 'tasks/77/title']) drafts.write(3, name, 'x');
    expect(drafts.namesBelow(3, 'tasks/7/').toSorted()).toEqual(['status', 'title']);
    expect(drafts.namesBelow(4, 'tasks/7/')).toEqual([]);
  });

  it('of others are gone when somebody signs in, and all when they sign out', () => {
    const { storage, store } = open({ 'bureau.return': '{}' });
    const drafts = createDrafts(store);
    for (const userId of [3, 33, 4]) drafts.write(userId, 'title', 'x');
    drafts.retainOnly(3);
    expect(Object.keys(storage)).toEqual(['bureau.return', 'bureau.draft:3:title']);
    drafts.retainOnly(null);
    expect(Object.keys(storage)).toEqual(['bureau.return']);
  });

  it('are simply not kept where the browser blocks its storage', () => {
    const drafts = createDrafts(blocked);
    drafts.write(3, 'title', 'x');
    expect(drafts.read(3, 'title')).toBeUndefined();
    expect(() => drafts.retainOnly(null)).not.toThrow();
  });
});

describe('the way back after a sign-in', () => {
  it('is for the user who was there, or for whoever asked before signing in', () => {
    const address = createReturnAddress(open().store);
    address.remember('/tasks?q=pier', 3);
    expect(address.find(3)).toBe('/tasks?q=pier');
    expect(address.find(4)).toBeNull();
    address.remember('/tasks', null);
    expect(address.find(4)).toBe('/tasks');
    address.forget();
    expect(address.find(4)).toBeNull();
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'never leads out of the application, as to %s',
    (outside) => {
      const { store } = open({ 'bureau.return': JSON.stringify({ address: outside, userId: null }) });
      expect(createReturnAddress(store).find(3)).toBeNull();
    },
  );

  it.each(['{', 'null', '[]', '{"address":7,"userId":null}'])('is nowhere when it is kept as %s', (text) => {
    expect(createReturnAddress(open({ 'bureau.return': text }).store).find(3)).toBeNull();
  });
});

describe('loading the page again after an update', () => {
  it('happens by itself once a minute at most', () => {
    const { store } = open();
    expect(mayReload(store, 1_000_000)).toBe(true);
    expect(mayReload(store, 1_059_999)).toBe(false);
    expect(mayReload(store, 1_060_000)).toBe(true);
  });

  it('never happens by itself where nothing can be remembered', () => {
    expect(mayReload(blocked, 1_000_000)).toBe(false);
  });
});
