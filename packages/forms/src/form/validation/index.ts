export { createResolver, type FieldChecks, rootPath } from './createResolver.ts';
export { createDescribeProblem, type GetErrorMessage } from './describeProblem.ts';
export {
  type FieldRule,
  fieldRules,
  lengthBetween,
  mailAddress,
  noSpaces,
  required,
  requiredWords,
  sameAs,
} from './fieldRules.ts';
export type { BrokenRule, FormRules } from './FormRules.ts';
export { mustMatch } from './mustMatch.ts';
export { schemaRules } from './schemaRules.ts';
