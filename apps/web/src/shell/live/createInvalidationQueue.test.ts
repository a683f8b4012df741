import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createInvalidationQueue, type Invalidation } from './createInvalidationQueue.ts';

class FakePage extends EventTarget {
  hidden = false;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads nothing while nobody sees the page, and what has changed once somebody does', async () => {
  const page = new FakePage();
  const work = vi.fn<(invalidation: Invalidation) => Promise<void>>(() => Promise.resolve());
  const queue = createInvalidationQueue({ work, page, signal: new AbortController().signal });
  page.hidden = true;
  queue.add({ resource: 'tasks', id: 7, version: 2 });
  queue.add({ resource: 'tasks', id: 7, version: 3 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ path: '/api/tasks', records: new Map([[7, 3]]) }),
  ]);
});
