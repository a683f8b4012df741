// What other modules may use of the search.
export { readFound } from './found.ts';
