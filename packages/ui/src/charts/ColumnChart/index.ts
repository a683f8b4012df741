export { ColumnChart, type ColumnChartProps } from './ColumnChart.tsx';
