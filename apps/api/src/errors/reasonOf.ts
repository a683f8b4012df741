/** Returns what an error says; of several at once, what each of them says. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Returns why a query has failed, which drizzle wraps in what the query was. */
export const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? error) : error);
