import type { Tone } from '@bureau/theme';
import { useLocale } from 'react-aria-components';
import { Anchor } from '../../primitives/Anchor/index.ts';
import type { RootProps } from '../../primitives/root/index.ts';
import { Bar, Detail, Label, List, Root, Row, Summary, Track, Value } from './BarList.styles.ts';

/** Describes one bar. */
export interface BarListEntry {
  /** Tells the entries apart. */
  readonly id: string | number;
  /** What is counted. */
  readonly label: string;
  /** How much it is, which the length of its bar shows; below zero there is no bar. */
  readonly value: number;
  /** Writes the value in another way than as a number: "42%". */
  readonly valueLabel?: string;
  /** Shows more about what is counted, in a line below. */
  readonly detail?: string;
  /** Leads to what is counted. */
  readonly href?: string;
  /** Renders the bar in this tone; the label carries the meaning. */
  readonly tone?: Tone;
}

export interface BarListProps extends RootProps<HTMLElement> {
  /** Names the figure and its list for assistive technology. */
  label: string;
  /** Says in a sentence what is seen, where no heading does: "Most tasks are open." */
  summary?: string;
  /** Lists what is compared, in the order in which it is shown. */
  entries: readonly BarListEntry[];
  /** The value of a whole bar. Defaults to the largest value. */
  most?: number;
}

/**
 * Compares values by bars, each a link to what it counts where that has a page. Each bar has its words and its value beside it, as a row of a table has,
 * so that nothing needs to be seen.
 */
export function BarList({ label, summary, entries, most, ...rootProps }: BarListProps) {
  const { locale } = useLocale();
  const whole = most ?? Math.max(...entries.map(({ value }) => value), 1);
  return (
    <Root {...rootProps} aria-label={label}>
      {summary !== undefined && <Summary>{summary}</Summary>}
      <List aria-label={label}>
        {entries.map(({ id, label: name, value, valueLabel, detail, href, tone = 'neutral' }) => {
          const content = (
            <>
              <Label>{name}</Label>
              <Value>{valueLabel ?? value.toLocaleString(locale)}</Value>
              <Track>
                <Bar data-tone={tone} style={{ '--bar-share': `${(Math.max(value, 0) / whole) * 100}%` }} />
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
    </Root>
  );
}
