export { ColumnChart } from './ColumnChart.tsx';
export type { ChartFigure, ChartPoint, ChartSeries, ColumnChartProps } from './ColumnChart.types.ts';
