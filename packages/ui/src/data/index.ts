export * from './DataTable/index.ts';
export type * from './FilterBar/FilterBar.types.ts';
export type * from './SearchField/SearchField.types.ts';
export * from './ActivityLog/index.ts';
export * from './Figures/index.ts';
export * from './PropertyList/index.ts';
