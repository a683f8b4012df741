import { AxisChart } from '../Chart/AxisChart.tsx';
import type { ChartProps } from '../Chart/Chart.types.ts';
import { Stroke } from '../Chart/Chart.styles.ts';
import { knownValue } from '../Chart/knownValue.ts';
import { PatternSwatch } from '../Chart/Swatch.tsx';
import { Drawing } from '../LineChart/LineChart.styles.ts';
import { alongOf, lineThrough, shapeBetween } from '../LineChart/path.ts';
import { Surface } from './AreaChart.styles.ts';

export type AreaChartProps = ChartProps;

/**
 * Shows how a whole and its parts change along an axis, or in an equal table: the areas stand upon each other, each in a colour and a pattern of its own. What
 * is not known, or below zero, counts as nothing. A sentence summarises it.
 */
export function AreaChart(chart: AreaChartProps) {
  const { points, series } = chart;
  const sums = points.map(({ values }) =>
    series.reduce<readonly number[]>(
      (below, _, place) => [
        ...below,
        (below.at(-1) ?? 0) + Math.max(knownValue(values[place]?.value) ?? 0, 0),
      ],
      [0],
    ),
  );
  // one point alone has no breadth: it counts along the whole axis
  const levels = sums.length === 1 ? [...sums, ...sums] : sums;
  return (
    <AxisChart
      {...chart}
      isEdgeToEdge
      values={levels.map((level) => level.at(-1) ?? 0)}
      renderSwatch={(seriesStyle) => <PatternSwatch seriesStyle={seriesStyle} />}
      draw={({ shareOf }, shown) => {
        const edge = (place: number) =>
          levels.map((level, index) => [alongOf(index, levels.length), shareOf(level[place] ?? 0)] as const);
        return {
          renderMarks: () => (
            <>
              {levels.length > 0 &&
                shown.map(({ id, seriesStyle }, place) => (
                  <Surface
                    key={id}
                    data-tone={seriesStyle.tone}
                    data-pattern={seriesStyle.pattern}
                    style={{ '--shape': shapeBetween(edge(place + 1), edge(place)) }}
                  />
                ))}
              <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
                {shown.map(({ id, seriesStyle }, place) => (
                  <Stroke key={id} d={lineThrough(edge(place + 1))} data-tone={seriesStyle.tone} />
                ))}
              </Drawing>
            </>
          ),
        };
      }}
    />
  );
}
