import type { Notification } from '@bureau/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotificationStore } from './createNotificationStore.ts';

const notification = (id: number): Notification => ({
  id,
  title: `Notification ${id}`,
  message: '',
  created_at: '2026-03-17T09:00:00.000Z',
  route: null,
  route_related_id: null,
});

class FakePage extends EventTarget {
  hidden = false;
  show(isShown: boolean) {
    this.hidden = !isShown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

function createWorld(length = 10) {
  const page = new FakePage();
  const load = vi.fn<() => Promise<Notification[]>>(() => Promise.resolve([3, 2, 1].map(notification)));
  const remove = vi.fn<(id: number) => Promise<unknown>>(() => Promise.resolve());
  const store = createNotificationStore({ load, remove, page, length });
  const ids = () => store.get().items?.map(({ id }) => id);
  return { page, load, remove, store, ids };
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fetching notifications', () => {
  it('begins after 60 seconds and goes on every 30', async () => {
    const { load, store, ids } = createWorld();
    store.start();
    await seconds(59);
    expect(load).not.toHaveBeenCalled();
    await seconds(1);
    expect(load).toHaveBeenCalledOnce();
    expect(ids()).toEqual([3, 2, 1]);
    await seconds(60);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('happens at once for somebody who looks before that, and once', async () => {
    const { load, store } = createWorld();
    store.start();
    store.load();
    store.load();
    await seconds(1);
    store.load();
    await seconds(50);
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits while nobody sees the page', async () => {
    const { load, page, store } = createWorld();
    store.start();
    page.show(false);
    await seconds(600);
    expect(load).not.toHaveBeenCalled();
    page.show(true);
    await seconds(0);
    expect(load).toHaveBeenCalledOnce();
    page.show(false);
    page.show(true);
    await seconds(29);
    expect(load).toHaveBeenCalledOnce();
  });

  it('stops at the first failure, until somebody asks for it', async () => {
    const { load, page, store, ids } = createWorld();
    store.start();
    await seconds(60);
    load.mockRejectedValueOnce(new Error('No'));
    await seconds(30);
    expect(store.get()).toMatchObject({ isStopped: true });
    expect(ids()).toEqual([3, 2, 1]);
    page.show(false);
    page.show(true);
    store.load();
    await seconds(600);
    expect(load).toHaveBeenCalledTimes(2);

    store.resume();
    expect(store.get().isStopped).toBe(false);
    await seconds(30);
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('ends with the page', async () => {
    const { load, store } = createWorld();
    store.start()();
    await seconds(600);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('dismissing notifications', () => {
  it('takes each away at once, and for good, however fast', async () => {
    const { remove, store, ids } = createWorld();
    store.start();
    store.load();
    await seconds(1);
    remove.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 100_000)));
    void store.remove(3);
    void store.remove(1);
    expect(ids()).toEqual([2]);
    // an answer that the server gave before it heard of it
    await seconds(60);
    expect(ids()).toEqual([2]);
  });

  it('puts back what the server keeps, and nothing else', async () => {
    const { remove, store, ids } = createWorld();
    store.load();
    await seconds(1);
    remove.mockRejectedValueOnce(new Error('No'));
    const refused = store.remove(2);
    void store.remove(3);
    expect(ids()).toEqual([1]);
    await expect(refused).rejects.toThrow('No');
    expect(ids()).toEqual([2, 1]);
  });

  it('asks for those behind them once all that were fetched are gone, and claims no emptiness before that', async () => {
    const { load, remove, store, ids } = createWorld(3);
    store.start();
    store.load();
    await seconds(1);
    remove.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    load.mockResolvedValue([notification(0)]);
    for (const id of [3, 2, 1]) void store.remove(id);
    expect(ids()).toBeUndefined();
    await seconds(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(ids()).toEqual([0]);
    void store.remove(0);
    expect(ids()).toEqual([]);
    await seconds(1);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
