/** Counts the calls that cover the screen while they run. */
export interface Activity {
  /** Counts a call as running; returns the function that counts it as ended. */
  readonly begin: () => () => void;
  /** Returns whether any counted call runs. */
  readonly isActive: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates the counter behind the loading overlay (docs/product.md §7). */
export function createActivity(): Activity {
  const running = new Set<symbol>();
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    begin() {
      const call = Symbol('call');
      running.add(call);
      notify();
      return () => {
        if (running.delete(call)) notify();
      };
    },
    isActive: () => running.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
