import type { ChangeEvent } from '@bureau/contract';
import { type Changes, groupChanges } from './changes.ts';

/** How long events are gathered that are worked off together, in milliseconds: at first, and while they go on and on. */
const debounceTime = 250;
const busyTime = 1000;

/** How many different events are kept; of more of them it is only known that something has changed. */
const maxEvents = 1000;

/** What has changed: it is known what, or it may be anything. */
export type Invalidation = readonly Changes[] | 'anything';

interface InvalidationQueueOptions {
  /** Works off what has come. */
  readonly work: (invalidation: Invalidation) => Promise<void>;
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>;
  readonly signal: AbortSignal;
}

/** Gathers what is told, and hands it on bit by bit: one thing after the other, and nothing while nobody sees the page. */
export function createInvalidationQueue({ work, page, signal }: InvalidationQueueOptions) {
  let events = new Map<string, ChangeEvent>();
  let isAnything = false;
  let isWorking = false;
  let workedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isEmpty = () => events.size === 0 && !isAnything;

  function schedule() {
    if (isEmpty() || isWorking || page.hidden || signal.aborted) return;
    const isBusy = performance.now() - workedAt < busyTime;
    timer ??= setTimeout(() => void flush(), isBusy ? busyTime : debounceTime);
  }

  async function flush() {
    timer = undefined;
    const invalidation = isAnything ? 'anything' : groupChanges([...events.values()]);
    events = new Map();
    isAnything = false;
    isWorking = true;
    // what cannot be read now is read with the next change, or when the page gets the focus
    await work(invalidation).catch(() => undefined);
    isWorking = false;
    workedAt = performance.now();
    schedule();
  }

  page.addEventListener('visibilitychange', schedule, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });

  return {
    add(event: ChangeEvent) {
      const key = JSON.stringify([event.resource, event.id, event.part]);
      // as the latest of all
      events.delete(key);
      events.set(key, event);
      if (events.size > maxEvents) isAnything = true;
      schedule();
    },
    addAnything() {
      isAnything = true;
      schedule();
    },
  };
}
