import type { List } from '@bureau/contract';
import { unstable_serialize } from 'swr';
import { expect, it, vi } from 'vitest';
import type { CacheKey } from '../../api/keys.ts';
import type { Identified } from '../../api/resource.ts';
import { createWriteQueue } from '../../api/writes/writeQueue.ts';
import { createRefresh, type PendingChanges } from './createRefresh.ts';

type Page = List<Identified>;

const key: CacheKey = [1, 'todos.list', '/api/todos?page=1'];
const pageOf = (...ids: readonly number[]): Page => ({
  data: ids.map((id) => ({ id, version: 1 })),
  meta: { total: ids.length, page: 1, per_page: 50 },
});

/** Opens a list of three that somebody works in or looks at, and that is read again as the server has it. */
function openList({ isInList = false } = {}) {
  const cache = new Map<string, unknown>([[unstable_serialize(key), pageOf(1, 2, 3)]]);
  const stored: unknown[] = [];
  const server = { page: pageOf(1, 2, 3) };
  const reads: PromiseWithResolvers<void>[] = [];
  const readAgain = vi.fn<() => Promise<undefined>>(async () => undefined);
  const writes = createWriteQueue();
  const onHeld = vi.fn<(changes: PendingChanges | null) => void>();
  const store = async (_: CacheKey, page: unknown) => {
    cache.set(unstable_serialize(key), page);
    stored.push(page);
  };
  const { refresh, showHeld } = createRefresh({
    client: {
      request: async () => {
        const read = Promise.withResolvers<void>();
        reads.push(read);
        const { page } = server;
        await read.promise;
        return page;
      },
    },
    userId: 1,
    listPages: { views: new Set([{ keys: [key], rows: { current: { first: 0, last: 2 } } }]) },
    userActivity: { isInList: () => isInList, isWriting: () => false, released: async () => undefined },
    writes,
    read: () => cache.get(unstable_serialize(key)),
    store,
    readAgain,
    onHeld,
  });
  const show = (page: Page) => store(key, page);
  return { onHeld, readAgain, refresh, reads, server, show, showHeld, stored, writes };
}

it('shows nothing that was read before somebody moved a row, while others change the list', async () => {
  const { reads, refresh, server, show, stored } = openList();
  const refreshed = refresh('anything');
  await expect.poll(() => reads.length).toBe(1);
  const moved = pageOf(3, 1, 2);
  await show(moved);
  server.page = pageOf(3, 1, 2, 4);
  reads[0]?.resolve();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve();
  await refreshed;
  expect(stored).toEqual([moved, pageOf(3, 1, 2, 4)]);
});

it('is not read before what somebody does has been written, nor is anything else', async () => {
  const { readAgain, reads, refresh, server, stored, writes } = openList();
  const written = Promise.withResolvers<void>();
  void writes.track(written.promise);
  const refreshed = refresh('anything');
  await new Promise((resolve) => setTimeout(resolve));
  expect(reads).toEqual([]);
  expect(readAgain).not.toHaveBeenCalled();
  server.page = pageOf(2, 1, 3);
  written.resolve();
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.resolve();
  await refreshed;
  expect(readAgain).toHaveBeenCalled();
  expect(stored).toEqual([pageOf(2, 1, 3)]);
});

it('shows nothing that was read before somebody deleted a row, and waits until they see that', async () => {
  const { reads, refresh, server, show, stored, writes } = openList();
  const refreshed = refresh('anything');
  await expect.poll(() => reads.length).toBe(1);
  const shown = Promise.withResolvers<void>();
  void writes.track(shown.promise);
  server.page = pageOf(3);
  reads[0]?.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect([reads.length, stored]).toEqual([1, []]);
  await show(server.page);
  shown.resolve();
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve();
  await refreshed;
  expect(stored).toEqual([pageOf(3), pageOf(3)]);
});

it('offers nothing any more that somebody has been shown by what they did themselves', async () => {
  const { onHeld, reads, refresh, server, show, showHeld, writes } = openList({ isInList: true });
  server.page = pageOf(4, 1, 2, 3);
  const refreshed = refresh('anything');
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.resolve();
  await refreshed;
  expect(onHeld).toHaveBeenLastCalledWith({ added: 1 });
  await showHeld(false);
  expect(reads).toHaveLength(1);
  server.page = pageOf(4, 2, 3);
  await writes.track(show(server.page));
  const looked = showHeld(false);
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve();
  await looked;
  expect(onHeld).toHaveBeenLastCalledWith(null);
});

it('stores nothing of a list that is held back and in which nothing else is new: what is on its way would be lost', async () => {
  const { onHeld, reads, refresh, server, stored } = openList({ isInList: true });
  server.page = pageOf(4, 1, 2, 3);
  const refreshed = refresh('anything');
  await expect.poll(() => reads.length).toBe(1);
  reads[0]?.resolve();
  await refreshed;
  expect(onHeld).toHaveBeenLastCalledWith({ added: 1 });
  expect(stored).toEqual([]);
});
