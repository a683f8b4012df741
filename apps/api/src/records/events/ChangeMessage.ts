import type { ChangeEvent } from '@bureau/contract';

/** Names the channel on which processes tell each other what has changed, and the one on which the database tells that sessions or rights have. */
export const changeChannel = 'bureau_changes';
export const accessChannel = 'bureau_access';

/** How many ids one notification carries: the database takes less than 8,000 bytes. */
export const idsAtOnce = 600;

/** Describes a change as processes tell it to each other: which event it is, and to whom it may be told. */
export interface ChangeMessage {
  readonly event: ChangeEvent;
  /** Lists the people who are told. Without it, those are who see one of the records now. */
  readonly to?: readonly number[];
  /** The records of a change of several: each of them, or the first and the last of a range. */
  readonly ids?: readonly number[];
  readonly range?: readonly [first: number, last: number];
}

/** Reads what another process has told. */
export const readMessage = (payload: string): ChangeMessage => JSON.parse(payload) as ChangeMessage;
