import type { ReactNode } from 'react';
import { Chart } from './Chart.tsx';
import type { ChartProps, SeriesStyle, ShownSeries } from './Chart.types.ts';
import { seriesStyleOf } from './seriesStyles.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot, type ChartPlotProps } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type Scale, scaleOf } from './scale.ts';
import { useNumbers } from './useNumbers.ts';

interface AxisChartProps extends ChartProps, Pick<ChartPlotProps, 'isEdgeToEdge'> {
  /** Returns how a series looks, where that does not follow from its place alone. */
  readonly seriesStyle?: (place: number) => SeriesStyle;
  readonly renderSwatch: (seriesStyle: SeriesStyle) => ReactNode;
  /** What the axis has to hold: all values, or their sums. */
  readonly values: readonly number[];
  /** Returns what is drawn over all points, or in each. */
  readonly draw: (
    scale: Scale,
    series: readonly ShownSeries[],
  ) => Pick<ChartPlotProps, 'renderMarks' | 'renderPoint'>;
}

/** Shows series along an axis: with their legend, axes and points, or as a table. */
export function AxisChart({
  series,
  points,
  formatTick,
  unit,
  seriesStyle,
  renderSwatch,
  values,
  draw,
  isEdgeToEdge = false,
  ...texts
}: AxisChartProps) {
  const { label, pointsLabel, formatValue } = texts;
  const write = useNumbers(formatValue);
  const scale = scaleOf(values, unit);
  const shown = series.map((one, place): ShownSeries => {
    const own = seriesStyle?.(place) ?? seriesStyleOf(one, place);
    return { ...one, seriesStyle: own, swatch: renderSwatch(own) };
  });
  return (
    <Chart
      {...texts}
      legend={<ChartLegend series={shown} write={write} />}
      table={<ChartTable {...{ label, pointsLabel, series, formatValue }} points={points.toReversed()} />}
    >
      <ChartPlot
        {...draw(scale, shown)}
        {...{ label, points, scale, write, isEdgeToEdge }}
        series={shown}
        writeTick={formatTick ?? write}
      />
    </Chart>
  );
}
