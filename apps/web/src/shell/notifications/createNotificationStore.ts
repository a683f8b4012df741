import type { Notification } from '@bureau/contract';

/** When notifications are fetched first, and how long after an answer again, in milliseconds (docs/product.md §9). */
const initialDelay = 60_000;
const nextDelay = 30_000;

/** Describes the state of the notifications. */
export interface NotificationState {
  /** Those that are not dismissed, the newest first; undefined while nothing is known of them, or nothing but what is gone. */
  readonly items: readonly Notification[] | undefined;
  /** Whether they are no longer fetched since that failed (docs/product.md §8). */
  readonly isStopped: boolean;
}

export interface NotificationStore {
  readonly get: () => NotificationState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to fetch them in turn; returns the function that ends it. */
  readonly start: () => () => void;
  /** Fetches them at once where nothing is known of them yet. */
  readonly load: () => void;
  /** Goes on after a failure. */
  readonly resume: () => void;
  /** Dismisses one, at once. @throws what the server refused it with, when it is back in the list. */
  readonly remove: (id: number) => Promise<void>;
}

interface NotificationSource {
  readonly load: () => Promise<readonly Notification[]>;
  readonly remove: (id: number) => Promise<unknown>;
  /** How many are fetched at most: behind as many there may be others. */
  readonly length: number;
  /** Whether the page is hidden, and its event `visibilitychange`. */
  readonly page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;
}

/**
 * Creates what fetches the notifications in turn: never for a page that is hidden, and no more after the first failure, whatever regains the
 * focus or the connection (docs/adr/0011-polling-stops-and-resumes.md).
 */
export function createNotificationStore(source: NotificationSource): NotificationStore {
  const { page } = source;
  const listeners = new Set<() => void>();
  const removed = new Set<number>();
  let known: readonly Notification[] | undefined;
  let state: NotificationState = { items: undefined, isStopped: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isDue = false;
  let fetching: Promise<void> | undefined;

  const areAllGone = () => known?.length === source.length && known.every(({ id }) => removed.has(id));

  function publish(isStopped = state.isStopped) {
    const items = areAllGone() ? undefined : known?.filter(({ id }) => !removed.has(id));
    state = { items, isStopped };
    listeners.forEach((listener) => listener());
  }

  async function fetchThem() {
    try {
      known = await source.load();
      publish();
    } catch {
      clearTimeout(timer);
      if (isRunning) publish(true);
    }
  }

  const load = async () => {
    fetching ??= fetchThem().finally(() => (fetching = undefined));
    await fetching;
  };

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(poll, delay);
  };

  function poll() {
    isDue = page.hidden;
    if (isDue) return;
    void load().then(() => {
      if (isRunning && !state.isStopped) schedule(nextDelay);
    });
  }

  const pollIfDue = () => {
    if (isDue && !page.hidden && !state.isStopped) poll();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isRunning = true;
      schedule(initialDelay);
      page.addEventListener('visibilitychange', pollIfDue);
      return () => {
        isRunning = false;
        clearTimeout(timer);
        page.removeEventListener('visibilitychange', pollIfDue);
      };
    },
    load() {
      if (!known && !state.isStopped) void load();
    },
    resume() {
      publish(false);
      poll();
    },
    async remove(id) {
      removed.add(id);
      publish();
      try {
        await source.remove(id);
      } catch (error) {
        removed.delete(id);
        publish();
        throw error;
      }
      if (!areAllGone()) return;
      // what is under way may have been asked for before
      await fetching;
      if (areAllGone() && !state.isStopped) void load();
    },
  };
}
