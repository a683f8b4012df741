import type { Rule } from '../rule.ts';

type Call = Parameters<NonNullable<ReturnType<Rule['create']>['CallExpression']>>[0];

/** Whether a call is of a function, or of a method, of a name. */
function isCallOf(name: string, { callee }: Call): boolean {
  if (callee.type === 'Identifier') return callee.name === name;
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === name
  );
}

/** Whether a call is of a method of `….not`: what is not to happen would pass once that is so. */
const isNegated = ({ callee }: Call): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MemberExpression' &&
  callee.object.property.type === 'Identifier' &&
  callee.object.property.name === 'not';

/**
 * Refuses to expect at once that something is visible or has the focus: what floats is there, and may have the focus, before it is placed and
 * shown, and what closes gives the focus back in a moment of its own.
 */
export const visibleInTime: Rule = {
  meta: {
    type: 'problem',
    messages: {
      wait: 'Wait for what becomes visible, or gets the focus: `waitFor(() => expect(…).toBeVisible())`.',
    },
  },
  create: (context) => {
    let waits = 0;
    return {
      CallExpression(node) {
        if (isCallOf('waitFor', node)) waits += 1;
        else if (
          waits === 0 &&
          (isCallOf('toBeVisible', node) || (isCallOf('toHaveFocus', node) && !isNegated(node)))
        )
          context.report({ node, messageId: 'wait' });
      },
      'CallExpression:exit'(node) {
        if (isCallOf('waitFor', node)) waits -= 1;
      },
    };
  },
};
