import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root/index.ts';

/** Names who reads a comment: the people of the company alone, or their client as well. */
export type CommentAudience = 'internal' | 'public';

/** Describes what somebody wrote under a record. */
export interface CommentEntry {
  /** Identifies the comment. */
  readonly id: number;
  /** Names who wrote it. */
  readonly person: string;
  /** The address of their picture. */
  readonly picture?: string | undefined;
  /** What they wrote, as HTML. */
  readonly body: string;
  /** When, as people write it. */
  readonly time: string;
  /** When, as ISO 8601 in UTC. */
  readonly instant: string;
  /** Whether it was changed after it was written. */
  readonly isEdited: boolean;
  /** Who reads it, where comments differ in that: said in words, and painted where it is internal. */
  readonly audience?: CommentAudience | undefined;
  /** Offers to change who reads it. */
  readonly canChangeAudience?: boolean;
  /** Offers to change it. */
  readonly canEdit: boolean;
  /** Offers to remove it. */
  readonly canRemove: boolean;
}

export interface CommentsProps extends RootProps<HTMLDivElement> {
  /** Names the comments for assistive technology. */
  label: string;
  /** The comments, the oldest first. */
  entries: readonly CommentEntry[];
  /** The text shown when there are no comments yet. */
  emptyText: string;
  /** Shows the editor of a comment in its place. It takes the focus, and calls `close` when it is done. */
  renderEditor: (entry: CommentEntry, close: () => void) => ReactNode;
  /** Runs when somebody wants to delete a comment. */
  onRemove: (entry: CommentEntry) => void;
  /** Runs when somebody wants other people to read a comment. */
  onAudienceChange?: (entry: CommentEntry) => void;
  /** Takes who reads the comment that is being written, above its editor. Without it nothing is asked. */
  composerAudience?: {
    readonly value: CommentAudience;
    readonly onChange: (audience: CommentAudience) => void;
  };
  /** Stands above the comments: the way to earlier ones. */
  earlier?: ReactNode;
  /** Stands below the comments: the editor of a new one. */
  composer?: ReactNode;
}
