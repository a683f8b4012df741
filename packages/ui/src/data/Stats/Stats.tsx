import type { HTMLAttributes, Ref } from 'react';
import { Stat, type StatProps } from '../Stat/index.ts';
import { List, Root } from './Stats.styles.ts';

/** Describes one of several stats. */
export interface StatEntry extends Pick<StatProps, 'href' | 'label' | 'tone' | 'value'> {
  /** Identifies the figure. */
  readonly id: string;
}

export interface StatsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The stats, the most important first. */
  entries: readonly StatEntry[];
  /** Leaves out the frame, where something around the stats has one. */
  isFrameless?: boolean;
  /** Receives the element. */
  ref?: Ref<HTMLDivElement>;
}

/** Shows stats side by side, each of which leads to what it counts. */
export function Stats({ entries, isFrameless = false, ...rootProps }: StatsProps) {
  const count = entries.length;
  const columns = { '--stats-all': count, '--stats-half': count > 4 ? Math.ceil(count / 2) : count };
  return (
    <Root {...rootProps}>
      <List style={columns} data-frameless={isFrameless || undefined}>
        {entries.map(({ id, ...stat }) => (
          <li key={id}>
            <Stat {...stat} />
          </li>
        ))}
      </List>
    </Root>
  );
}
