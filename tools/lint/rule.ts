import type { RuleTester } from 'oxlint/plugins-dev';

/** Names a lint rule in the form that oxlint and its tester take. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;
