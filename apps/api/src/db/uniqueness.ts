import { FieldError } from '../errors/ApiError.ts';
import type { MessageKey } from '../errors/messages.ts';
import { brokenConstraint } from './brokenConstraint.ts';

/** The field at which it is said that a constraint was broken, with what is said there where it is not the usual. */
export type ConstraintField = string | { readonly field: string; readonly key: MessageKey };

/**
 * Waits for a query, and turns a broken constraint of uniqueness or exclusion into what is wrong with the field.
 *
 * @param fields names the field of each constraint.
 * @throws FieldError when another record has the value already.
 */
export async function requireUnique<Result>(
  query: PromiseLike<Result>,
  fields: Readonly<Record<string, ConstraintField>>,
): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    const broken = brokenConstraint(error);
    const named: ConstraintField | undefined = fields[broken?.name ?? ''];
    if (named === undefined) throw error;
    const usual: MessageKey = broken?.kind === 'exclusion' ? 'validation.timeTaken' : 'validation.taken';
    const { field, key } = typeof named === 'string' ? { field: named, key: usual } : named;
    throw new FieldError({ [field]: [{ key }] });
  }
}
