export * from './DataTable/index.ts';
export type * from './FilterBar/FilterBar.types.ts';
export type * from './SearchField/SearchField.types.ts';
