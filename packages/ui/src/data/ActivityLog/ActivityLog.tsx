import type { ReactNode, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Root } from './ActivityLog.styles.ts';

/** Describes something that happened to a record. */
export interface ActivityEntry {
  readonly id: string | number;
  /** Names who did it; their initials stand beside the sentence. */
  readonly person: string;
  /** Describes in a sentence who did what. */
  readonly sentence: ReactNode;
  /** When, as people write it. */
  readonly time: string;
  /** When, as ISO 8601 in UTC. */
  readonly instant: string;
}

export interface ActivityLogProps {
  /** Names the log for assistive technology. */
  label: string;
  /** What happened, the newest first. */
  entries: readonly ActivityEntry[];
  className?: string;
  ref?: Ref<HTMLOListElement>;
}

/** Shows what happened to a record, one sentence per event. */
export function ActivityLog({ label, entries, className, ref }: ActivityLogProps) {
  return (
    <Root ref={ref} className={className} aria-label={label}>
      {entries.map(({ id, person, sentence, time, instant }) => (
        <li key={id}>
          <Avatar name={person} size="small" isDecorative />
          <p>
            {sentence} <time dateTime={instant}>{time}</time>
          </p>
        </li>
      ))}
    </Root>
  );
}
