/** What a list needs of custom fields, which is loaded where there are some. */
export { customFieldsOf } from '../fields/customFields.ts';
export { divideFilters, readCustomFilters } from './customFilters.ts';
