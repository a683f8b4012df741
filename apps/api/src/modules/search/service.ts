// What other modules may use of the search.
export { searchSources } from './sources.ts';
