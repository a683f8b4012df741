import { Fragment } from 'react';
import { AxisChart } from '../Chart/AxisChart.tsx';
import type { ChartProps, ChartSeries, ShownSeries } from '../Chart/Chart.types.ts';
import { seriesStyleOf } from '../Chart/seriesStyles.ts';
import { Stroke } from '../Chart/Chart.styles.ts';
import { knownValue } from '../Chart/knownValue.ts';
import { Marker } from '../Chart/Marker.tsx';
import { LineSwatch } from '../Chart/Swatch.tsx';
import type { Scale } from '../Chart/scale.ts';
import { Drawing, Mark } from './LineChart.styles.ts';
import { alongOf, lineThrough, type Point } from './path.ts';

/** Describes one line. */
export interface LineChartSeries extends ChartSeries {
  /** Whether it is what others are held against, such as a plan: dashed, in a quiet tone and without marks. */
  readonly isReference?: boolean;
}

export interface LineChartProps extends ChartProps {
  /** Lists what is measured; each has a colour and an entry in the legend. */
  series: readonly LineChartSeries[];
}

/** The most points that each have a mark: with more, the marks would hide the line. */
const maxMarks = 40;

/**
 * Shows how values change along an axis, or in an equal table. Each line has a colour, a dash and a mark of its own; where nothing is known, it has a gap. A
 * sentence summarises it.
 */
export function LineChart(chart: LineChartProps) {
  const { points, series } = chart;
  const measured = series.filter(({ isReference }) => !isReference);
  const placesOf = (place: number, { shareOf }: Scale) =>
    points.map(({ values }, index): Point => {
      const value = knownValue(values[place]?.value);
      return value === null ? null : [alongOf(index, points.length), shareOf(value)];
    });
  const renderMarks = ({ seriesStyle }: ShownSeries, places: readonly Point[], active: number | null) =>
    places.map((at, index) => {
      const isActive = index === active;
      const isAlone = (places[index - 1] ?? null) === null && (places[index + 1] ?? null) === null;
      if (at === null || (points.length > maxMarks && !isActive && !isAlone)) return null;
      return (
        <Mark
          key={points[index]?.id}
          viewBox="-6 -6 12 12"
          data-active={isActive || undefined}
          style={{ '--at-inline': `${at[0] * 100}%`, '--at-block': `${at[1] * 100}%` }}
        >
          <Marker seriesStyle={seriesStyle} />
        </Mark>
      );
    });
  return (
    <AxisChart
      {...chart}
      isEdgeToEdge
      values={points.flatMap(({ values }) => values.flatMap(({ value }) => knownValue(value) ?? []))}
      seriesStyle={(place) => {
        const one = series[place] as LineChartSeries;
        return one.isReference
          ? { tone: one.tone ?? 'neutral', pattern: 'outlined', dash: '6 5', marker: null }
          : seriesStyleOf(one, measured.indexOf(one));
      }}
      renderSwatch={(seriesStyle) => <LineSwatch seriesStyle={seriesStyle} />}
      draw={(scale, shown) => ({
        renderMarks: (active) => {
          const lines = shown.map((one, place) => ({ one, places: placesOf(place, scale) }));
          return (
            <>
              <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
                {lines.map(({ one, places }) => (
                  <Stroke
                    key={one.id}
                    d={lineThrough(places)}
                    data-tone={one.seriesStyle.tone}
                    strokeDasharray={one.seriesStyle.dash}
                  />
                ))}
              </Drawing>
              {lines.map(
                ({ one, places }) =>
                  one.seriesStyle.marker !== null && (
                    <Fragment key={one.id}>{renderMarks(one, places, active)}</Fragment>
                  ),
              )}
            </>
          );
        },
      })}
    />
  );
}
