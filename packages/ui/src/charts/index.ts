export * from './BarList/index.ts';
export * from './ColumnChart/index.ts';
