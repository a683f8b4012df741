import type { announcements, RecordOf } from '@bureau/contract';

type Times = Pick<RecordOf<typeof announcements>, 'publish_at' | 'expire_at'>;

/** Whether an announcement is shown at a time, in milliseconds, to those who do not write announcements. */
export const isPublished = ({ publish_at: from, expire_at: to }: Times, now: number): boolean =>
  (from === null || Date.parse(from) <= now) && (to === null || Date.parse(to) > now);
