/** How often work is attempted at most. */
const maxAttempts = 4;

/** Returns whether the database has ended a transaction because of a deadlock: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const isDeadlock = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '40P01' || isDeadlock(error.cause));

/**
 * Retries work whose transaction was ended by a deadlock, of which nothing is written. Most deadlocks are kept from happening by an order of locks; not so that
 * of a project's new name, which PostgreSQL writes to its tasks.
 */
export async function retryDeadlocks<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return work();
}
