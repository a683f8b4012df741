/** Loads code when it is first requested, and retries after a failure. */
export interface Loader<Code> {
  /** Returns the code, once it is here. */
  readonly get: () => Code | undefined;
  readonly load: () => Promise<Code>;
}

/**
 * Creates a loader. `load` can be called again after it failed: the application's build sees to it that a browser then really asks anew.
 */
export function createLoader<Code>(load: () => Promise<Code>): Loader<Code> {
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;

  async function fetchCode(): Promise<Code> {
    try {
      return (loaded = await load());
    } finally {
      loading = undefined;
    }
  }

  return {
    get: () => loaded,
    load: async () => loaded ?? (loading ??= fetchCode()),
  };
}
