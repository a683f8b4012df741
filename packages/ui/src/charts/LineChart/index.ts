export { LineChart, type LineChartProps, type LineChartSeries } from './LineChart.tsx';
