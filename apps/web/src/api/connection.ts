/** Knows whether the API can be reached, and finds out by itself when it can be again. */
export interface Connection {
  readonly isDown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Notes that a call found the API out of reach, and starts to ask whether it is back. */
  readonly reportDown: () => void;
  /** Notes that the API answered a call, unless that was sent before the one that found it out of reach. `sentAt` is in milliseconds of `performance.now()`. */
  readonly reportUp: (sentAt?: number) => void;
  /** Asks at once whether the API can be reached. */
  readonly check: () => Promise<boolean>;
}

const initialDelay = 1000;
const maxDelay = 15_000;

/**
 * Creates the watch over the connection.
 * @param isReady asks the API once; true when it answers
 * @param events gives the `online` and `offline` events of the browser: hints to ask the API, which alone decides
 */
export function createConnection(isReady: () => Promise<boolean>, events: EventTarget): Connection {
  const listeners = new Set<() => void>();
  let isDown = false;
  let downSince = 0;
  let delay = initialDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onHint = () => void check();

  function set(value: boolean) {
    if (isDown === value) return;
    isDown = value;
    if (isDown) events.addEventListener('online', onHint);
    else events.removeEventListener('online', onHint);
    listeners.forEach((listener) => listener());
  }

  function schedule() {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), delay);
    delay = Math.min(delay * 2, maxDelay);
  }

  function reportUp(sentAt = Infinity) {
    if (isDown && sentAt <= downSince) return;
    clearTimeout(timer);
    delay = initialDelay;
    set(false);
  }

  function reportDown() {
    if (isDown) return;
    downSince = performance.now();
    set(true);
    schedule();
  }

  async function check(): Promise<boolean> {
    clearTimeout(timer);
    const isUp = await isReady();
    if (isUp) reportUp();
    else if (isDown) schedule();
    else reportDown();
    return isUp;
  }

  return {
    isDown: () => isDown,
    check,
    reportUp,
    reportDown,
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('offline', onHint);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('offline', onHint);
      };
    },
  };
}
