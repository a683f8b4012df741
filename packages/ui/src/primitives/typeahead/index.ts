export { findTypeaheadMatch, isPrintableKey, appendToQuery, type TypeaheadQuery } from './typeahead.ts';
