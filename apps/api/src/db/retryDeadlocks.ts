/** How often work is begun at most that the database gives up again and again. */
const mostAttempts = 4;

/** Returns whether the database has given up a transaction, since two waited for each other: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));

/**
 * Does work, and does it again where the database has given it up so that somebody else could go on: nothing of it is written then. Most ways to wait for each
 * other are closed by an order of locks; not so a project that gets another name, which is written to its tasks.
 */
export async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < mostAttempts; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return work();
}
