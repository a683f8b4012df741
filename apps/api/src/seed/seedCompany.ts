import { announcements, holidays, items, leaveTypes, taskTemplates, taxes } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import {
  announcementReceipts,
  departments,
  recordTables,
  referenceTables,
  users,
} from '../db/schema/index.ts';
import { defaultSettings } from '../db/settings/Settings.ts';
import { holidayRowsOf, leaveTypeRows } from './data/absence.ts';
import { announcements as news } from './data/announcements.ts';
import { itemRows, taskTemplateRows, taxRows } from './data/catalogue.ts';
import { insertRecords } from './insertRecords.ts';

const day = 24 * 60 * 60 * 1000;

/** Who keeps the lists of the company: the administrator whose account is told. */
const keeper = 2;

/** Lets two of three people have read what is announced for some days, and half of the people have acknowledged what asks for it. */
async function seedReceipts(db: Database, now: Date): Promise<void> {
  const { announcements: told } = recordTables;
  const readAt = sql`${told.publishAt} + interval '1 day' + ${users.id} * interval '7 minutes'`;
  await db.execute(sql`
    insert into ${announcementReceipts} (announcement_id, user_id, read_at, acknowledged_at)
    select ${told.id}, ${users.id}, ${readAt},
      case when ${told.needsAcknowledgement} and ${users.id} % 2 = 0 then ${readAt} end
    from ${told} cross join ${users}
    where ${told.publishAt} < ${now.toISOString()}::timestamptz - interval '3 days'
      and ${users.clientId} is null and (${told.id} + ${users.id}) % 3 > 0`);
}

/** Writes what the company keeps lists of: taxes, items, holidays, types of leave, templates of tasks and announcements. */
export async function seedCompany(db: Database, now: Date, founded: Date): Promise<void> {
  const kept = (rows: readonly Readonly<Record<string, unknown>>[]) =>
    rows.map((values) => ({ values, createdBy: keeper, createdAt: founded }));
  const found = await db.select({ id: departments.id, name: departments.name }).from(departments);
  const departmentIds = new Map(found.map(({ id, name }) => [name, id]));
  const { currency } = defaultSettings;
  await insertRecords(db, taxes, recordTables.taxes, kept(taxRows));
  await insertRecords(db, items, recordTables.items, kept(itemRows.map((row) => ({ ...row, currency }))));
  const everyItem = itemRows.map((_, index) => ({ recordId: index + 1, otherId: 1 }));
  await insertMany(db, referenceTables.items_taxes, everyItem);
  const year = holidayRowsOf(now.getUTCFullYear(), departmentIds);
  await insertRecords(db, holidays, recordTables.holidays, kept(year));
  await insertRecords(db, leaveTypes, recordTables['leave-types'], kept(leaveTypeRows));
  await insertRecords(db, taskTemplates, recordTables['task-templates'], kept(taskTemplateRows));
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const told = news
    .map(({ title, body, pinned, isAsked, publish, expire }) => ({
      values: {
        title,
        body,
        is_pinned: pinned,
        needs_acknowledgement: isAsked,
        publish_at: inDays(publish),
        expire_at: expire === null ? null : inDays(expire),
      },
      createdBy: keeper,
      createdAt: inDays(Math.min(publish, 0) - 1),
    }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertRecords(db, announcements, recordTables.announcements, told);
  await seedReceipts(db, now);
}
