import { announcements, holidays, items, leaveTypes, taxes } from '@bureau/contract';
import type { Database } from '../db/database.ts';
import { insertMany } from '../db/insertMany.ts';
import { departments, recordTables, referenceTables } from '../db/schema/index.ts';
import { defaultSettings } from '../db/settings/Settings.ts';
import { holidayRowsOf, leaveTypeRows } from './data/absence.ts';
import { announcements as news } from './data/announcements.ts';
import { itemRows, taxRows } from './data/catalogue.ts';
import { insertRecords } from './insertRecords.ts';

const day = 24 * 60 * 60 * 1000;

/** Who keeps the lists of the company: the administrator whose account is told. */
const keeper = 2;

/** Writes what the company keeps lists of: taxes, items, holidays, types of leave and announcements. */
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
  const inDays = (days: number) => new Date(now.getTime() + days * day);
  const told = news
    .map(({ title, body, pinned, publish, expire }) => ({
      values: {
        title,
        body,
        is_pinned: pinned,
        publish_at: inDays(publish),
        expire_at: expire === null ? null : inDays(expire),
      },
      createdBy: keeper,
      createdAt: inDays(Math.min(publish, 0) - 1),
    }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await insertRecords(db, announcements, recordTables.announcements, told);
}
