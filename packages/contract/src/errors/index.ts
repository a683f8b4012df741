export { type Blocker, type ErrorBody, type ErrorFields, type ErrorText, isErrorBody } from './bodies.ts';
export { errorCatalogue } from './catalogue.ts';
