export { DonutChart, type DonutChartEntry, type DonutChartProps } from './DonutChart.tsx';
