import { index, pgTable, primaryKey } from '../orm.ts';
import { instant, ownerId } from './columns.ts';
import { users } from './people.ts';
import { recordTables } from './recordTables.ts';

const { announcements } = recordTables;

/** Who has read an announcement, and who has acknowledged it. */
export const announcementReceipts = pgTable(
  'announcement_receipts',
  {
    announcementId: ownerId('announcement_id', () => announcements.id),
    userId: ownerId('user_id', () => users.id),
    readAt: instant('read_at').notNull(),
    acknowledgedAt: instant('acknowledged_at'),
  },
  (table) => [
    primaryKey({ columns: [table.announcementId, table.userId] }),
    index('announcement_receipts_user_id_index').on(table.userId),
  ],
);
