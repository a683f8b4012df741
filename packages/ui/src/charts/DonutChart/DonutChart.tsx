import type { Tone } from '@bureau/theme';
import { useId } from 'react';
import { useLocale } from 'react-aria-components';
import { Link } from '../../primitives/Link/index.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartTexts } from '../Chart/Chart.types.ts';
import { seriesStyleOf } from '../Chart/seriesStyles.ts';
import { ChartTable } from '../Chart/ChartTable.tsx';
import { knownValue } from '../Chart/knownValue.ts';
import { PatternSwatch } from '../Chart/Swatch.tsx';
import { useNumbers } from '../Chart/useNumbers.ts';
import { usePoints } from '../Chart/usePoints.ts';
import { arc } from './arc.ts';
import * as styles from './DonutChart.styles.ts';
import { Fills } from './parts/Fills.tsx';

/** Describes a part of the whole. */
export interface DonutChartEntry {
  /** Identifies the entry. */
  readonly id: string | number;
  /** Names the part. */
  readonly label: string;
  /** Zero or more; what is below zero has its words, and no part of the ring. */
  readonly value: number;
  /** Leads to what is counted. */
  readonly href?: string;
  /** Renders the part in this tone. Defaults to one that no other part has; its pattern differs in any case. */
  readonly tone?: Tone;
}

export interface DonutChartProps extends ChartTexts {
  /** Names what the values are: "Tasks". */
  valuesLabel: string;
  /** The parts, clockwise from the top. More than six are hard to compare: there a BarList says more. */
  entries: readonly DonutChartEntry[];
}

/**
 * Shows the parts of a whole as a ring, with their values and shares beside it, or in an equal table. Each part has a colour and a pattern of its own; the sum
 * stands in the middle.
 */
export function DonutChart({ entries, valuesLabel, ...texts }: DonutChartProps) {
  const { label, pointsLabel, formatValue } = texts;
  const prefix = useId();
  const { locale } = useLocale();
  const write = useNumbers(formatValue);
  // what is below zero, or not known, is no part of a whole
  const sizes = entries.map(({ value }) => Math.max(knownValue(value) ?? 0, 0));
  const sum = sizes.reduce((total, size) => total + size, 0);
  const shareOf = (value: number) => (sum === 0 ? 0 : value / sum);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const parts = entries.map((entry, place) => {
    const before = sizes.slice(0, place).reduce((total, size) => total + size, 0);
    const share = shareOf(sizes[place] ?? 0);
    return {
      ...entry,
      seriesStyle: seriesStyleOf(entry, place),
      fillId: `${prefix}-${place}`,
      from: shareOf(before),
      to: shareOf(before) + share,
      words: write(entry.value),
      share: percent.format(share),
    };
  });
  const drawn = parts.filter((_, place) => (sizes[place] ?? 0) > 0);
  const { active, groupProps, pointProps } = usePoints(drawn.length, 0);
  const shown = active && drawn[active.index];
  return (
    <Chart
      {...texts}
      table={
        <ChartTable
          {...{ label, pointsLabel, formatValue }}
          series={[{ id: 'value', label: valuesLabel }]}
          points={entries.map(({ id, value, href, label: name }) => ({
            id: `${id}`,
            label: name,
            values: [{ value, href }],
          }))}
        />
      }
    >
      <styles.Body>
        <styles.Ring viewBox="0 0 100 100" {...groupProps} aria-label={label}>
          <Fills fills={parts} />
          {drawn.length === 0 && <styles.Empty cx="50" cy="50" r="39" />}
          {drawn.map((part, index) => (
            <styles.Slice
              key={part.id}
              {...pointProps(index)}
              aria-label={`${part.label}, ${part.words}, ${part.share}`}
              d={arc(part.from, part.to)}
              fill={`url(#${part.fillId})`}
              data-tone={part.seriesStyle.tone}
            />
          ))}
          <styles.Center x="50" y="50" aria-hidden>
            {shown ? shown.words : write(sum)}
          </styles.Center>
        </styles.Ring>
        <styles.Rows>
          {parts.map(({ id, href, label: name, seriesStyle, share, words }) => (
            <styles.Row key={id} data-active={shown?.id === id || undefined}>
              <PatternSwatch seriesStyle={seriesStyle} />
              {href === undefined ? (
                <span>{name}</span>
              ) : (
                <Link href={href} variant="quiet">
                  {name}
                </Link>
              )}
              <styles.Value>{words}</styles.Value>
              <styles.Share>{share}</styles.Share>
            </styles.Row>
          ))}
        </styles.Rows>
      </styles.Body>
    </Chart>
  );
}
