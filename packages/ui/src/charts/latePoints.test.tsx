import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AreaChart, type ChartProps, ColumnChart, LineChart, Sparkline } from './index.ts';

afterEach(cleanup);

const texts = { label: 'Hours', summary: 'They went up.', pointsLabel: 'Month' };
const series = [{ id: 'hours', label: 'Hours' }];

const charts = {
  AreaChart: (points: ChartProps['points']) => <AreaChart {...texts} series={series} points={points} />,
  ColumnChart: (points: ChartProps['points']) => <ColumnChart {...texts} series={series} points={points} />,
  LineChart: (points: ChartProps['points']) => <LineChart {...texts} series={series} points={points} />,
  Sparkline: (points: ChartProps['points']) => (
    <Sparkline
      {...texts}
      points={points.map(({ values, ...point }) => ({ ...point, value: values[0]?.value ?? 0 }))}
    />
  ),
};

const pointsUpTo = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: `${place}`,
    label: `Month ${place + 1}`,
    values: [{ value: place }],
  }));

/** Names the points that Tab leads to. */
const tabStops = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('[data-point][tabindex="0"]'), (point) =>
    point.getAttribute('aria-label')?.replace(/,.*/, ''),
  );

it.each(Object.entries(charts))(
  'Tab leads to the last point of a %s whose points come late',
  (_, renderOf) => {
    const { container, rerender } = render(renderOf([]));
    rerender(renderOf(pointsUpTo(2)));
    expect(tabStops(container)).toEqual(['Month 2']);
    rerender(renderOf(pointsUpTo(4)));
    expect(tabStops(container)).toEqual(['Month 4']);
  },
);
