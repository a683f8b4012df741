export { createResolver, type FieldChecks, rootPath } from './createResolver.ts';
export { createIssueFormatter, type GetErrorMessage } from './createIssueFormatter.ts';
export {
  type FieldRule,
  fieldRules,
  lengthBetween,
  emailAddress,
  noSpaces,
  required,
  notBlank,
  sameAs,
} from './fieldRules.ts';
export type { RuleViolation, FormRules } from './FormRules.ts';
export { mustMatch } from './mustMatch.ts';
export { schemaRules } from './schemaRules.ts';
