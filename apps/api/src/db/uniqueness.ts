import { FieldError } from '../errors/ApiError.ts';
import { brokenConstraint } from './brokenConstraint.ts';

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
    const field = fields[broken?.name ?? ''];
    if (field === undefined) throw error;
    const key = broken?.kind === 'exclusion' ? 'validation.timeTaken' : 'validation.taken';
    throw new FieldError({ [field]: [{ key }] });
  }
}
