import { index, pgTable, primaryKey } from '../orm.ts';
import { ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTables } from './recordTables.ts';

export const { meetings } = recordTables;

export const meetingParticipants = pgTable(
  'meeting_participants',
  {
    meetingId: ownerId('meeting_id', () => meetings.id),
    userId: ownerId('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_participants_user_id_index').on(table.userId),
  ],
);

/** Who came to a meeting, whether they were invited or not. */
export const meetingAttendees = pgTable(
  'meeting_attendees',
  {
    meetingId: ownerId('meeting_id', () => meetings.id),
    userId: ownerId('user_id', () => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.userId] }),
    index('meeting_attendees_user_id_index').on(table.userId),
  ],
);
