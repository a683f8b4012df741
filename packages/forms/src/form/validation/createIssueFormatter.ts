import type { FormsMessages } from '../../messages/index.ts';
import type { RuleViolation, ValidationIssue } from './FormRules.ts';

/** Returns an application's own message for a broken rule, or nothing to leave it to the catalogue. */
export type GetErrorMessage = (rule: RuleViolation) => string | undefined;

/** Returns the message of an issue. */
export type FormatIssue = (issue: ValidationIssue) => string;

/**
 * Creates the function that formats the message of an issue: a message that the rule states itself wins, then the application's
 * for the rule, then the catalogue's.
 */
export function createIssueFormatter(
  messages: FormsMessages,
  getErrorMessage?: GetErrorMessage,
): FormatIssue {
  return ({ path, type, params, message }) => {
    if (typeof message === 'string') return message;
    const own = getErrorMessage?.({ path, type, params });
    if (own !== undefined) return own;
    const count = message.count === undefined ? undefined : params[message.count];
    return messages(message.key, {
      ...(typeof count === 'number' && { count }),
      ...(typeof params['unknown'] === 'string' && { fields: params['unknown'] }),
    });
  };
}
