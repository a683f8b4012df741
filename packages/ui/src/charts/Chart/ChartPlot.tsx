import type { ReactNode } from 'react';
import * as styles from './Chart.styles.ts';
import type { ChartPoint, ShownSeries } from './Chart.types.ts';
import { knownValue } from './knownValue.ts';
import type { Scale } from './scale.ts';
import { usePoints } from './usePoints.ts';
import { ChartTooltip } from './ChartTooltip.tsx';

export interface ChartPlotProps {
  readonly label: string;
  readonly series: readonly ShownSeries[];
  readonly points: readonly ChartPoint[];
  readonly scale: Scale;
  readonly write: (value: number) => string;
  readonly writeTick: (value: number) => string;
  /** Whether the first and the last point stand at the edges, as those of lines do, in place of each having the same room. */
  readonly isEdgeToEdge?: boolean;
  /** Draws what reaches over all points; told which one is active. */
  readonly renderMarks?: (active: number | null) => ReactNode;
  /** Draws what belongs to one point. */
  readonly renderPoint?: (point: ChartPoint) => ReactNode;
}

/** How many points have room for a label each, on a phone too; of more the first and the last one have it. */
const maxLabels = 8;

const percent = (share: number) => `${share * 100}%`;

/** Renders the axes of a chart, what is drawn between them, and its points: one of them is in the order of tabs, and arrows lead on from it. */
export function ChartPlot({
  label,
  series,
  points,
  scale: { ticks, shareOf },
  write,
  writeTick,
  isEdgeToEdge = false,
  renderMarks,
  renderPoint,
}: ChartPlotProps) {
  const { active, groupProps, leave, pointProps } = usePoints(points.length);
  const knownOf = ({ values }: ChartPoint) =>
    series.flatMap((one, place) => {
      const value = knownValue(values[place]?.value);
      return value === null ? [] : [{ ...one, words: write(value) }];
    });
  const nameOf = (point: ChartPoint) =>
    [point.label, ...knownOf(point).map((one) => `${one.label} ${one.words}`)].join(', ');
  const shown = active && points[active.index];
  const isEachLabelled = !isEdgeToEdge && points.length <= maxLabels;
  const labelled = isEachLabelled ? points : points.filter((_, at) => at === 0 || at === points.length - 1);

  return (
    <styles.Plot style={isEdgeToEdge ? { '--marks-inset': '6px' } : undefined}>
      <styles.Axis aria-hidden>
        {ticks.map((tick) => (
          <styles.Tick key={tick} style={{ '--at': percent(shareOf(tick)) }}>
            {writeTick(tick)}
          </styles.Tick>
        ))}
      </styles.Axis>
      <styles.Area>
        {ticks.map((tick) => (
          <styles.GridLine
            key={tick}
            data-base={tick === 0 || undefined}
            style={{ '--at': percent(shareOf(tick)) }}
          />
        ))}
        {renderMarks && <styles.Marks aria-hidden>{renderMarks(active?.index ?? null)}</styles.Marks>}
        <styles.Points {...groupProps} aria-label={label} data-edge-to-edge={isEdgeToEdge || undefined}>
          {points.map((point, index) => (
            <styles.Point key={point.id} {...pointProps(index)} aria-label={nameOf(point)}>
              {renderPoint?.(point)}
            </styles.Point>
          ))}
          {active && shown && (
            <ChartTooltip anchor={active.element} onEscape={leave}>
              <span>{shown.label}</span>
              {knownOf(shown).map(({ id, label: name, swatch, words }) => (
                <styles.BubbleRow key={id}>
                  {swatch}
                  {name}
                  <styles.BubbleValue>{words}</styles.BubbleValue>
                </styles.BubbleRow>
              ))}
            </ChartTooltip>
          )}
        </styles.Points>
      </styles.Area>
      <styles.Labels
        aria-hidden
        data-each={isEachLabelled ? (points.length > 4 ? 'many' : 'few') : undefined}
      >
        {labelled.map((point) => (
          <span key={point.id}>{point.label}</span>
        ))}
      </styles.Labels>
    </styles.Plot>
  );
}
