/** Holds for each key the end of the work that was asked for last. */
const ends = new Map<string, Promise<void>>();

/** Does work once all that was asked for before with the same key has ended, well or not. */
export async function withMutex<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const before = ends.get(key);
  ends.set(key, end);
  try {
    await before;
    return await work();
  } finally {
    if (ends.get(key) === end) ends.delete(key);
    resolve();
  }
}
