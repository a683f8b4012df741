import type { Tone } from '@bureau/theme';
import type { Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { Anchor } from '../../primitives/Anchor/index.ts';
import { Cell, Label, List, Root, Value } from './Stats.styles.ts';

/** Describes a stat. */
export interface Stat {
  readonly id: string;
  /** What is counted. */
  readonly label: string;
  /** The number; undefined while it is being loaded. */
  readonly value: number | undefined;
  /** Leads to what is counted. */
  readonly href: string;
  /** Renders a number above zero in this tone; the label carries the meaning. */
  readonly tone?: Tone;
}

export interface StatsProps {
  /** The stats, the most important first. */
  entries: readonly Stat[];
  /** Leaves out the frame, where something around the stats has one. */
  isFrameless?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Shows stats side by side, each a link to what it counts. */
export function Stats({ entries, isFrameless = false, className, ref }: StatsProps) {
  const { locale } = useLocale();
  const count = entries.length;
  const columns = { '--stats-all': count, '--stats-half': count > 4 ? Math.ceil(count / 2) : count };
  return (
    <Root ref={ref} className={className}>
      <List style={columns} data-frameless={isFrameless || undefined}>
        {entries.map(({ id, label, value, href, tone }) => (
          <Cell key={id}>
            <Anchor href={href}>
              <Value data-tone={value === 0 ? undefined : tone}>
                {value === undefined ? (
                  <Skeleton inlineSize="3ch" blockSize="1lh" />
                ) : (
                  value.toLocaleString(locale)
                )}
              </Value>
              <Label>{label}</Label>
            </Anchor>
          </Cell>
        ))}
      </List>
    </Root>
  );
}
