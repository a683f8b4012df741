import { FieldError } from '../errors/ApiError.ts';
import type { MessageKey } from '../errors/messages.ts';

/** What is said of a constraint that was broken, by the code of PostgreSQL: of uniqueness, and of exclusion. */
const messages: Readonly<Record<string, MessageKey>> = {
  '23505': 'validation.taken',
  '23P01': 'validation.timeTaken',
};

/** Finds the constraint that a query has broken, if it was one by which two records exclude each other, and what is said of it. */
function brokenConstraint(error: unknown): { constraint: string; key: MessageKey } | null {
  if (!(error instanceof Error)) return null;
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  const key = messages[String(code)];
  if (key !== undefined && typeof constraint === 'string') return { constraint, key };
  return brokenConstraint(error.cause);
}

/**
 * Waits for a query, and turns a broken constraint of uniqueness or exclusion into what is wrong with the field.
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
    const broken = brokenConstraint(error);
    const field = fields[broken?.constraint ?? ''];
    if (broken === null || field === undefined) throw error;
    throw new FieldError({ [field]: [{ key: broken.key }] });
  }
}
