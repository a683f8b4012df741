/**
 * The codes by which PostgreSQL and the operating system say that there is no connection (any more):
 * https://www.postgresql.org/docs/18/errcodes-appendix.html
 */
const codes = /^(?:08...|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE)$/;

/** What `pg` says itself where a connection ends, or comes too late. */
const words =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Returns whether a query has failed since the database cannot be reached for the moment: while it restarts, or is gone. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  const isAbsentSocket = code === 'ENOENT' && syscall === 'connect';
  return (
    isAbsentSocket ||
    (typeof code === 'string' && codes.test(code)) ||
    words.test(error.message) ||
    isConnectionLost(error.cause)
  );
}
