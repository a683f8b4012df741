export {
  type Blocker,
  type ErrorBody,
  type ErrorConflict,
  type ErrorFields,
  type ErrorText,
  isErrorBody,
} from './bodies.ts';
export { errorCatalogue, type ErrorEffect } from './catalogue.ts';
