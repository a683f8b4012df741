/** Keeps in memory what a user was working with and a text cannot hold, such as a file, so that a sign-out loses nothing. */
export interface KeptValues {
  readonly read: (userId: number, name: string) => unknown;
  /** Keeps a value; `undefined` forgets it. */
  readonly write: (userId: number, name: string, value: unknown) => void;
  /** Forgets the values of everybody but this user; of everybody when there is none. */
  readonly keepOnly: (userId: number | null) => void;
}

export function createKeptValues(): KeptValues {
  const values = new Map<number, Map<string, unknown>>();
  return {
    read: (userId, name) => values.get(userId)?.get(name),
    write(userId, name, value) {
      const own = values.get(userId) ?? new Map<string, unknown>();
      values.set(userId, own.set(name, value));
    },
    keepOnly(userId) {
      for (const owner of values.keys()) if (owner !== userId) values.delete(owner);
    },
  };
}
