import type { ReactNode } from 'react';
import { Timeline, type TimelineEntry, type TimelineProps } from '../../data/Timeline/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';

/** Describes something that happened to a record. */
export interface ActivityEntry extends Pick<TimelineEntry, 'id' | 'time' | 'instant'> {
  /** Names who did it. */
  readonly person: string;
  /** The address of their picture; their initials stand in where there is none. */
  readonly picture?: string | undefined;
  /** Describes in a sentence who did what. */
  readonly sentence: ReactNode;
}

export interface ActivityLogProps extends Omit<TimelineProps, 'entries'> {
  /** What happened, the newest first. */
  entries: readonly ActivityEntry[];
}

/** Shows what happened to a record, one sentence per event, beside the picture of who did it. */
export function ActivityLog({ entries, ...timelineProps }: ActivityLogProps) {
  return (
    <Timeline
      {...timelineProps}
      entries={entries.map(({ person, picture, sentence, ...entry }) => ({
        ...entry,
        marker: <Avatar name={person} src={picture} size="small" isDecorative />,
        content: sentence,
      }))}
    />
  );
}
