export * from './Breadcrumb/index.ts';
export * from './IconLink/index.ts';
export * from './NotificationMenu/index.ts';
export * from './Sidebar/index.ts';
export * from './TimerChip/index.ts';
