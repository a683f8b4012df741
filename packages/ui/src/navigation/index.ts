export * from './Breadcrumb/index.ts';
export * from './IconLink/index.ts';
export * from './Sidebar/index.ts';
export * from './SideNav/index.ts';
export * from './Tabs/index.ts';
export * from './Stepper/index.ts';
export * from './Pagination/index.ts';
