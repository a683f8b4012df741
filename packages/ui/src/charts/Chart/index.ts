export type { ChartPoint, ChartProps, ChartSeries, ChartTexts, ChartValue } from './Chart.types.ts';
