import type { FormsMessages } from '../../messages/index.ts';
import type { BrokenRule, Problem } from './FormRules.ts';

/** Gives an application's own message for a broken rule, or nothing to leave it to the catalogue. */
export type GetErrorMessage = (rule: BrokenRule) => string | undefined;

/** Gives the message of a problem. */
export type DescribeProblem = (problem: Problem) => string;

/**
 * Makes the function that says what is wrong with a value: a message that the rule states itself wins, then the application's
 * for the rule, then the catalogue's.
 */
export function createDescribeProblem(
  messages: FormsMessages,
  getErrorMessage?: GetErrorMessage,
): DescribeProblem {
  return ({ path, type, params, wording }) => {
    if (typeof wording === 'string') return wording;
    const own = getErrorMessage?.({ path, type, params });
    if (own !== undefined) return own;
    const count = wording.count === undefined ? undefined : params[wording.count];
    return messages(wording.key, {
      ...(typeof count === 'number' && { count }),
      ...(typeof params['unknown'] === 'string' && { fields: params['unknown'] }),
    });
  };
}
