import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import type { Rule } from './rule.ts';

RuleTester.describe = describe;
RuleTester.it = it;

/** Runs a rule over code that it lets through and code that it refuses. */
export function testRule(name: string, rule: Rule, cases: RuleTester.TestCases): void {
  new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(name, rule, cases);
}
