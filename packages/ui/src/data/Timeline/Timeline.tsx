import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Root } from './Timeline.styles.ts';

/** Describes something that happened. */
export interface TimelineEntry {
  /** Identifies the entry. */
  readonly id: string | number;
  /** Marks the entry on the line: a picture of who did it, an icon. Without it, a dot does. */
  readonly marker?: ReactNode;
  /** Describes what happened. */
  readonly content: ReactNode;
  /** When, as people write it. */
  readonly time: string;
  /** When, as ISO 8601 in UTC. */
  readonly instant: string;
}

export interface TimelineProps extends Omit<HTMLAttributes<HTMLOListElement>, 'children'> {
  /** Names the timeline for assistive technology. */
  label: string;
  /** What happened, in the order in which it is shown. */
  entries: readonly TimelineEntry[];
  /** Receives the element. */
  ref?: Ref<HTMLOListElement>;
}

/** Shows what happened one after the other, along a line. */
export function Timeline({ label, entries, ...rootProps }: TimelineProps) {
  return (
    <Root aria-label={label} {...rootProps}>
      {entries.map(({ id, marker, content, time, instant }) => (
        <li key={id}>
          <div aria-hidden data-dot={marker === undefined || undefined}>
            {marker}
          </div>
          <p>
            {content} <time dateTime={instant}>{time}</time>
          </p>
        </li>
      ))}
    </Root>
  );
}
