import type { MessageKey } from '../../errors/messages.ts';

interface OfRecord {
  /** Who did it, by name. */
  readonly actor: string;
  /** Names the record: `TSK-0042 Order chairs`. */
  readonly record: string;
}

interface OfMany {
  readonly actor: string;
  readonly count: number;
}

interface WithStatus {
  /** The key of the status's label. */
  readonly status: MessageKey;
}

interface WithText {
  /** How the comment begins, without formatting. */
  readonly text: string;
}

interface OfArea {
  readonly actor: string;
  /** The key of what is protected. */
  readonly area: MessageKey;
}

/** Names what people are told of, and what is filled into its text. */
export interface NotificationValues {
  readonly assigned: OfRecord;
  readonly status: OfRecord & WithStatus;
  readonly completed: OfRecord;
  readonly comment: OfRecord & WithText;
  readonly mention: OfRecord & WithText;
  readonly tasksAssigned: OfMany;
  readonly tasksStatus: OfMany & WithStatus;
  readonly tasksCompleted: OfMany;
  readonly protected: OfArea;
  readonly administrators: OfRecord;
}

export type NotificationKind = keyof NotificationValues;

/** Lists the kinds. What is stored of another, by a release that knew more, is not told. */
export const notificationKinds = [
  'assigned',
  'status',
  'completed',
  'comment',
  'mention',
  'tasksAssigned',
  'tasksStatus',
  'tasksCompleted',
  'protected',
  'administrators',
] as const satisfies readonly NotificationKind[];
