export { BasicLayout, type BasicLayoutProps } from './BasicLayout/index.ts';
export * from './BlankLayout/index.ts';
export * from './Footer/index.ts';
export * from './Header/index.ts';
export * from './PageHeader/index.ts';
export * from './DetailLayout/index.ts';
export * from './ListLayout/index.ts';
export * from './Section/index.ts';
export * from './RecordHeader/index.ts';
