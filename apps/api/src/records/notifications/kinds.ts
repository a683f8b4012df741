import type { NotificationTopic } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import type { MessageKey } from '../../errors/messages.ts';

interface OfRecord {
  /** Names the record: `TSK-0042 Order chairs`. */
  readonly record: string;
}

interface OfMany {
  /** The key of the name of their resource. */
  readonly resource: MessageKey;
  readonly count: number;
}

/** What a single record is told of, or several at once. */
type OfRecords = OfRecord | OfMany;

interface WithStatus {
  /** The key of the status's label. */
  readonly status: MessageKey;
}

interface WithText {
  /** The id of the comment, with which what was told of it goes. */
  readonly comment: number;
  /** How the comment begins, without formatting. */
  readonly text: string;
}

interface WithTime {
  /** When it is: an instant, ISO 8601 in UTC. */
  readonly time: string;
}

interface OfArea {
  /** The key of what is protected. */
  readonly area: MessageKey;
}

/** Names what people are told of, and what is filled into its text beside `actor`, who did it, by name. */
export interface NotificationValues {
  readonly assigned: OfRecords;
  readonly invited: OfRecords;
  readonly added: OfRecords;
  readonly requested: OfRecords;
  readonly booked: OfRecords;
  readonly status: OfRecords & WithStatus;
  readonly completed: OfRecords;
  readonly moved: (OfRecord & WithTime) | OfMany;
  readonly changed: OfMany;
  readonly comment: OfRecord & WithText;
  readonly mention: OfRecord & WithText;
  readonly published: OfRecord;
  readonly respondSoon: OfRecord & WithTime;
  readonly resolveSoon: OfRecord & WithTime;
  readonly respondBreached: OfRecord & WithTime;
  readonly resolveBreached: OfRecord & WithTime;
  readonly protected: OfArea;
  readonly administrators: OfRecord;
}

export type NotificationKind = keyof NotificationValues;

/** The kinds that tell of several records at once as well. */
export type KindOfMany = Exclude<
  NotificationKind,
  | 'comment'
  | 'mention'
  | 'published'
  | 'respondSoon'
  | 'resolveSoon'
  | 'respondBreached'
  | 'resolveBreached'
  | 'protected'
  | 'administrators'
>;

/** What somebody is told who newly is in a field, or whom a new record concerns. */
export type NewNotice = 'assigned' | 'invited' | 'added' | 'requested' | 'booked';

/** Maps the kinds to the topics that people can mute; null is always told. */
export const topicOfKind: Readonly<Record<NotificationKind, NotificationTopic | null>> = {
  assigned: 'assignments',
  invited: 'assignments',
  added: 'assignments',
  requested: 'decisions',
  booked: 'assignments',
  status: 'changes',
  completed: 'changes',
  moved: 'changes',
  changed: 'changes',
  comment: 'comments',
  mention: 'mentions',
  published: 'announcements',
  respondSoon: 'deadlines',
  resolveSoon: 'deadlines',
  respondBreached: 'deadlines',
  resolveBreached: 'deadlines',
  protected: null,
  administrators: null,
};

/** Lists the kinds. What is stored of another, by a release that knew more, is not told. */
export const notificationKinds: readonly NotificationKind[] = keysOf(topicOfKind);
