import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  AreaChart,
  BarList,
  type ChartProps,
  ColumnChart,
  DonutChart,
  LineChart,
  Sparkline,
} from './index.ts';

afterEach(cleanup);

const texts = { label: 'Average', summary: 'It went up.', pointsLabel: 'Month' };

const charts = {
  AreaChart: (chart: ChartProps) => <AreaChart {...chart} />,
  BarList: ({ points }: ChartProps) => <BarList {...texts} valuesLabel="Hours" entries={listOf(points)} />,
  ColumnChart: (chart: ChartProps) => <ColumnChart {...chart} />,
  'ColumnChart, stacked': (chart: ChartProps) => <ColumnChart {...chart} isStacked />,
  DonutChart: ({ points }: ChartProps) => (
    <DonutChart {...texts} valuesLabel="Hours" entries={listOf(points)} />
  ),
  LineChart: (chart: ChartProps) => <LineChart {...chart} />,
  Sparkline: ({ points }: ChartProps) => <Sparkline {...texts} points={listOf(points)} />,
};

const listOf = (points: ChartProps['points']) =>
  points.map(({ id, label, values }) => ({ id, label, value: values[0]?.value ?? 0 }));

const pointOf = (value: number, place: number) => ({
  id: `${place}`,
  label: `Month ${place + 1}`,
  values: [{ value }],
});

it.each(Object.entries(charts))('%s draws what is known beside an average of nothing', (_, renderChart) => {
  for (const unknown of [Number.NaN, Infinity, -Infinity]) {
    const series = [{ id: 'average', label: 'Average', sum: { value: unknown } }];
    const points = [30, unknown, 10].map(pointOf);
    const { container } = render(renderChart({ ...texts, series, points }));
    expect(container.innerHTML).not.toMatch(/NaN|Infinity|∞/);
    expect(container.innerHTML).toMatch(/\b30\b/);
    cleanup();
  }
});
