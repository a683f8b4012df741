import type { ValidationError } from 'yup';
import type { FormsMessages } from '../../messages/index.ts';
import { findWording } from './rules.ts';

/** Describes a rule that a value breaks: where, which (`required`, `min`, …) and the rule's own parameters. */
export interface BrokenRule {
  readonly path: string;
  readonly type: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Gives an application's own message for a broken rule, or nothing to leave it to the catalogue. */
export type GetErrorMessage = (rule: BrokenRule) => string | undefined;

/** Gives the message of an error of a schema. */
export type DescribeError = (error: ValidationError) => string;

/**
 * Makes the function that says what is wrong with a value: a message that the schema states wins, then the application's
 * for the rule, then the catalogue's.
 */
export function createDescribeError(
  messages: FormsMessages,
  getErrorMessage?: GetErrorMessage,
): DescribeError {
  return (error) => {
    const wording = findWording(error);
    if (!wording) return error.message;
    const params = error.params ?? {};
    const own = getErrorMessage?.({ path: error.path ?? '', type: error.type ?? '', params });
    if (own !== undefined) return own;
    const count = wording.count === undefined ? undefined : params[wording.count];
    return messages(wording.key, {
      ...(typeof count === 'number' && { count }),
      ...(typeof params['unknown'] === 'string' && { fields: params['unknown'] }),
    });
  };
}
