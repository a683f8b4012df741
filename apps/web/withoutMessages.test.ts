import { expect, it } from 'vitest';
import { withoutMessages } from './withoutMessages.ts';

it.each([
  ['warning(isKnown, `A route is ${name}.`);', 'void 0;'],
  ['if (isOld) this.services.logger.deprecate("Use another.", old);', 'if (isOld) void 0;'],
  ['invariant(isInside(), "Use it inside a Router.");', 'invariant(isInside());'],
  ['invariant2(route);', 'invariant2(route);'],
  ['warningOnce(key, isKnown(), tell(warning(a, "b")));', 'void 0;'],
  [
    'console.error(error); const logger = create(); logger.log("x"); read(1);',
    'console.error(error); const logger = create(); void 0; read(1);',
  ],
])('%s becomes %s', (code, expected) => {
  expect(withoutMessages(code)).toBe(expected);
});
