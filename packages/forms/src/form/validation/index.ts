export { createResolver, type FieldChecks, rootPath } from './createResolver.ts';
export { type BrokenRule, createDescribeError, type GetErrorMessage } from './describeError.ts';
export { isFieldRequired } from './isFieldRequired.ts';
export { mustMatch } from './mustMatch.ts';
