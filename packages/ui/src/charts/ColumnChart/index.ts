export { ColumnChart } from './ColumnChart.tsx';
export type { ChartPoint, ChartSeries, ChartValue, ColumnChartProps } from './ColumnChart.types.ts';
