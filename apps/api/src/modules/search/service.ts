// What other modules may use of the search.
export { type FoundRecord, readFound } from './found.ts';
