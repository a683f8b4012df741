import type { Tone } from '@bureau/theme';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { Marks, Point, Points, Stroke } from '../Chart/Chart.styles.ts';
import type { ChartTexts } from '../Chart/Chart.types.ts';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { ChartTooltip } from '../Chart/ChartTooltip.tsx';
import { knownValue } from '../Chart/knownValue.ts';
import { Marker } from '../Chart/Marker.tsx';
import { useNumbers } from '../Chart/useNumbers.ts';
import { usePoints } from '../Chart/usePoints.ts';
import { Drawing, Mark } from '../LineChart/LineChart.styles.ts';
import { alongOf, lineThrough } from '../LineChart/path.ts';
import { Root } from './Sparkline.styles.ts';

/** Describes a value of the line. */
export interface SparklinePoint {
  /** Identifies the point. */
  readonly id: string;
  /** Names the place: a day, a month. */
  readonly label: string;
  /** How much it is. */
  readonly value: number;
}

export interface SparklineProps extends ChartTexts {
  /** Lists what is measured at each place of the axis, in order. */
  points: readonly SparklinePoint[];
  /** Renders the line in this tone; the sentence carries the meaning. Defaults to `accent`. */
  tone?: Tone;
}

/**
 * Shows in the height of a line of text how a value has changed, without axes: beside a figure, or in a table. The points are reached as in larger charts;
 * sentence and table are there for assistive technology.
 */
export function Sparkline({
  label,
  summary,
  pointsLabel,
  formatValue,
  points,
  tone = 'accent',
  ...rootProps
}: SparklineProps) {
  const write = useNumbers(formatValue);
  const { active, groupProps, leave, pointProps } = usePoints(points.length);
  const known = points.flatMap(({ value }) => knownValue(value) ?? []);
  const [least, most] = [Math.min, Math.max].map((end) => end(...known)) as [number, number];
  // its height tells of the change alone; one that stays the same runs through the middle
  const upOf = (value: number) => (most === least ? 0.5 : 0.1 + (0.8 * (value - least)) / (most - least));
  const places = points.map(({ value }, index) =>
    knownValue(value) === null ? null : ([alongOf(index, points.length), upOf(value)] as const),
  );
  const marked = active?.index ?? points.length - 1;
  const at = places[marked];
  const shown = active && points[active.index];
  return (
    <Root {...rootProps} aria-label={label}>
      <VisuallyHidden as="div">
        {summary}
        <ChartTable
          {...{ label, pointsLabel, formatValue }}
          series={[{ id: 'value', label }]}
          points={points.map(({ value, ...point }) => ({ ...point, values: [{ value }] }))}
        />
      </VisuallyHidden>
      <Marks aria-hidden style={{ '--marks-inset': '6px' }}>
        <Drawing viewBox="0 0 100 100" preserveAspectRatio="none">
          <Stroke d={lineThrough(places)} data-tone={tone} />
        </Drawing>
        {at && (
          <Mark
            viewBox="-6 -6 12 12"
            style={{ '--at-inline': `${at[0] * 100}%`, '--at-block': `${at[1] * 100}%` }}
          >
            <Marker seriesStyle={{ tone, marker: 'circle' }} />
          </Mark>
        )}
      </Marks>
      <Points {...groupProps} aria-label={label} data-edge-to-edge style={{ '--marks-inset': '6px' }}>
        {points.map(({ id, label: name, value }, index) => (
          <Point key={id} {...pointProps(index)} aria-label={`${name}, ${write(value)}`} />
        ))}
        {active && shown && (
          <ChartTooltip anchor={active.element} onEscape={leave}>
            <span>{`${shown.label}: ${write(shown.value)}`}</span>
          </ChartTooltip>
        )}
      </Points>
    </Root>
  );
}
