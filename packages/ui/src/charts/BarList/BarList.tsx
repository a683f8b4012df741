import type { Tone } from '@bureau/theme';
import { Table } from '../../data/Table/index.ts';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Chart } from '../Chart/Chart.tsx';
import type { ChartTexts } from '../Chart/Chart.types.ts';
import { knownValue } from '../Chart/knownValue.ts';
import { useNumbers } from '../Chart/useNumbers.ts';
import { Bar, Cell, Detail, Label, List, Row, Track, Value } from './BarList.styles.ts';

/** Describes one bar. */
export interface BarListEntry {
  /** Identifies the entry. */
  readonly id: string | number;
  /** What is counted. */
  readonly label: string;
  /** How much it is, which the length of its bar shows; below zero there is no bar. */
  readonly value: number;
  /** Writes this value in another way than the others: "12 of 31". */
  readonly valueLabel?: string;
  /** Shows more about what is counted, in a line below. */
  readonly detail?: string;
  /** Leads to what is counted. */
  readonly href?: string;
  /** Renders the bar in this tone; the label carries the meaning. */
  readonly tone?: Tone;
}

export interface BarListProps extends ChartTexts {
  /** Names what the values are: "Tasks". */
  valuesLabel: string;
  /** Lists what is compared, in the order in which it is shown. */
  entries: readonly BarListEntry[];
  /** The value of a whole bar. Defaults to the largest value. */
  most?: number;
}

/** Compares values by bars, each a link to what it counts where that has a page, or in an equal table. Each bar has its words and its value beside it. */
export function BarList({ entries, most, valuesLabel, ...texts }: BarListProps) {
  const { label, pointsLabel, formatValue } = texts;
  const write = useNumbers(formatValue);
  const shown = entries.map((entry) => ({
    ...entry,
    size: knownValue(entry.value) ?? 0,
    words: entry.valueLabel ?? write(entry.value),
  }));
  const whole = (most ?? Math.max(...shown.map(({ size }) => size))) || 1;
  return (
    <Chart
      {...texts}
      table={
        <Table
          label={label}
          columns={[
            { id: 'label', label: pointsLabel },
            { id: 'value', label: valuesLabel, align: 'end' },
          ]}
          rows={shown.map(({ id, label: name, words, detail, href }) => ({
            id,
            cells: {
              label: (
                <Cell>
                  {name}
                  {detail !== undefined && <Detail>{detail}</Detail>}
                </Cell>
              ),
              value: href === undefined ? words : <Link href={href}>{words}</Link>,
            },
          }))}
        />
      }
    >
      <List aria-label={label}>
        {shown.map(({ id, label: name, size, words, detail, href, tone = 'neutral' }) => {
          const content = (
            <>
              <Label>{name}</Label>
              <Value>{words}</Value>
              <Track>
                <Bar
                  data-tone={tone}
                  style={{ '--bar-share': `${Math.min(Math.max(size, 0) / whole, 1) * 100}%` }}
                />
              </Track>
              {detail !== undefined && <Detail>{detail}</Detail>}
            </>
          );
          return (
            <Row key={id}>
              {href === undefined ? <div>{content}</div> : <Anchor href={href}>{content}</Anchor>}
            </Row>
          );
        })}
      </List>
    </Chart>
  );
}
