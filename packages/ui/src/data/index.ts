export * from './DataTable/index.ts';
export * from './FilterBar/index.ts';
export * from './SearchField/index.ts';
export * from './ActivityLog/index.ts';
export * from './Figures/index.ts';
export * from './PropertyList/index.ts';
