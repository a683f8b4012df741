/** Loads code when it is first requested, and retries after a failure. */
export interface Loader<Code> {
  /** Returns the code, once it is here. */
  readonly get: () => Code | undefined;
  readonly load: () => Promise<Code>;
  /** Calls back when the code has come; returns a function that ends it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a loader. `load` can be called again after it failed: the application's build sees to it that a browser then really asks anew.
 */
export function createLoader<Code>(load: () => Promise<Code>): Loader<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();

  async function fetchCode(): Promise<Code> {
    try {
      loaded = await load();
      for (const listener of listeners) listener();
      return loaded;
    } finally {
      loading = undefined;
    }
  }

  return {
    get: () => loaded,
    load: async () => loaded ?? (loading ??= fetchCode()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
