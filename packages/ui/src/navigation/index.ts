export * from './Breadcrumb/index.ts';
export * from './Sidebar/index.ts';
