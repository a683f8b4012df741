export * from './AreaChart/index.ts';
export * from './BarList/index.ts';
export * from './Chart/index.ts';
export * from './ColumnChart/index.ts';
export * from './DonutChart/index.ts';
export * from './LineChart/index.ts';
export * from './Sparkline/index.ts';
