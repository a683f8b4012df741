import { FieldError } from '../errors/ApiError.ts';

/** Finds the constraint that a query has broken, if it was one of uniqueness. */
function brokenConstraint(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  if (code === '23505' && typeof constraint === 'string') return constraint;
  return brokenConstraint(error.cause);
}

/**
 * Waits for a query, and turns a broken constraint of uniqueness into what is wrong with the field.
 *
 * @param fields names the field of each constraint.
 * @throws FieldError when another record has the value already.
 */
export async function requireUnique<Result>(
  query: PromiseLike<Result>,
  fields: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    const field = fields[brokenConstraint(error) ?? ''];
    if (field === undefined) throw error;
    throw new FieldError({ [field]: [{ key: 'validation.taken' }] });
  }
}
