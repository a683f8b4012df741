import { AxisChart } from '../Chart/AxisChart.tsx';
import type { ChartProps } from '../Chart/Chart.types.ts';
import { PatternSwatch } from '../Chart/Swatch.tsx';
import { Column, Columns, Part } from './ColumnChart.styles.ts';
import { columnsOf } from './stack.ts';

export interface ColumnChartProps extends ChartProps {
  /** Whether the values of a point stand upon each other, as parts of a whole, in place of side by side. */
  isStacked?: boolean;
}

/**
 * Compares values along a row of columns, or in an equal table. Several series stand side by side or upon each other, each in a colour and a pattern of its
 * own. A sentence summarises it; the legend shows the sums.
 */
export function ColumnChart({ isStacked = false, ...chart }: ColumnChartProps) {
  const columns = new Map(chart.points.map((point) => [point.id, columnsOf(point, isStacked)]));
  return (
    <AxisChart
      {...chart}
      values={[...columns.values()].flat(2).map(({ to }) => to)}
      renderSwatch={(seriesStyle) => <PatternSwatch seriesStyle={seriesStyle} />}
      draw={({ shareOf }, series) => ({
        renderPoint: ({ id }) => (
          <Columns>
            {columns.get(id)?.map((parts, place) => (
              <Column key={series[place]?.id}>
                {parts.map(({ from, to }, part) => {
                  const one = series[isStacked ? part : place];
                  if (from === to || one === undefined) return null;
                  const [start, end] = [from, to].map(shareOf).toSorted((a, b) => a - b) as [number, number];
                  return (
                    <Part
                      key={one.id}
                      data-tone={one.seriesStyle.tone}
                      data-pattern={one.seriesStyle.pattern}
                      style={{
                        '--part-start': `${start * 100}%`,
                        '--part-size': `${(end - start) * 100}%`,
                      }}
                    />
                  );
                })}
              </Column>
            ))}
          </Columns>
        ),
      })}
    />
  );
}
