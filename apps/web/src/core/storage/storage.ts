/** Keeps texts by name. Nothing throws where the browser blocks its storage or has no room: then it just forgets. */
export interface TextStore {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string) => void;
  readonly remove: (name: string) => void;
  /** Lists the names that begin with a text. */
  readonly names: (prefix: string) => readonly string[];
}

/** Wraps a storage of the browser. `open` may throw, as reading `window.localStorage` does where it is blocked. */
export function createTextStore(open: () => Storage): TextStore {
  function attempt<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (name) => attempt((storage) => storage.getItem(name), null),
    set: (name, value) => attempt((storage) => storage.setItem(name, value), undefined),
    remove: (name) => attempt((storage) => storage.removeItem(name), undefined),
    names: (prefix) =>
      attempt((storage) => Object.keys(storage).filter((name) => name.startsWith(prefix)), []),
  };
}

/** Reads a JSON text; `undefined` where it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads the JSON text of an object; one without entries where it is none. */
export function parseObject(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
