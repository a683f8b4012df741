import { type BodyOf, type MenuRecord, menu as contract, menuLimit } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Origin } from '../../access/Origin.ts';
import { protectDemonstration } from '../../access/protectDemonstration.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { menuItems } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { FieldError, notFound } from '../../errors/ApiError.ts';
import { changesOf } from '../../records/activities/changes.ts';
import { logChangesInSettings, logPresenceInSettings } from '../../records/activities/settingsLog.ts';
import { deleteAttachedData, recordChanges } from '../../records/activities/write.ts';
import type { Records } from '../../records/Records.ts';
import { changeRecord, finishCreation, hasChanges, nextVersion } from '../../records/writeRecord.ts';
import { readMenu, readMenuItem } from './queries.ts';
import { checkLink, placeAmong, ruleOfLink, toEntry, toRecord } from './rules.ts';

type Row = typeof menuItems.$inferSelect;

/** Lets the menu be written by one request after the other, so that neither a place nor a parent is overlooked. */
async function lockMenu(tx: Database): Promise<Row[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('menu', 0))`);
  return readMenu(tx);
}

/** Requires that an item can stand below a parent: one that is there, and stands below none itself. What has a submenu stands below none. */
function checkParent(rows: readonly Row[], id: number | null, parentId: number | null): void {
  if (parentId === null) return;
  const parent = rows.find((row) => row.id === parentId);
  if (parent === undefined) throw new FieldError({ parent_id: [{ key: 'validation.unknownRecord' }] });
  const isTooDeep =
    parent.parentId !== null || parentId === id || rows.some((row) => row.parentId === id && id !== null);
  if (isTooDeep) throw new FieldError({ parent_id: [{ key: 'menu.depth' }] });
}

type Wanted = Pick<Row, 'parentId' | 'link' | 'isExternalLink' | 'rule'>;

function check(rows: readonly Row[], id: number | null, wanted: Wanted): void {
  checkParent(rows, id, wanted.parentId);
  const faults = checkLink(wanted);
  if (Object.keys(faults).length > 0) throw new FieldError(faults);
}

/** Numbers the items beside one another from 1. Those that only make room are not changed by it: their versions stay. */
async function renumber(tx: Database, ids: readonly number[]): Promise<void> {
  for (const [index, id] of ids.entries())
    await tx
      .update(menuItems)
      .set({ position: index + 1 })
      .where(eq(menuItems.id, id));
}

const besides = (rows: readonly Row[], parentId: number | null, id: number) =>
  rows.filter((row) => row.parentId === parentId && row.id !== id).map((row) => row.id);

/** Describes the items to the functions that all records share. What an item stands below is told by its name: see {@link updateMenuItem}. */
export const menuRecords: Records<MenuRecord> = {
  name: contract.name,
  table: menuItems,
  visible: () => undefined,
  read: readMenuItem,
  activityValues: (item) => ({ ...toEntry(item), rule: item.rule, position: item.position }),
  describe: ({ text }) => text,
  nameInSettings: ({ text }) => text,
};

/** Creates an item of the menu, in the transaction of the request. */
export async function createMenuItem(
  tx: Database,
  caller: Caller,
  body: BodyOf<typeof contract.create>,
  now: Date,
): Promise<MenuRecord> {
  const rows = await lockMenu(tx);
  if (rows.length >= menuLimit)
    throw new FieldError({ text: [{ key: 'menu.tooMany', values: { max: menuLimit } }] });
  const { parent_id: parentId = null, link = null, isExternalLink = false, position, ...rest } = body;
  const rule = body.rule ?? ruleOfLink({ link, isExternalLink });
  const wanted = { parentId, link, isExternalLink, rule };
  check(rows, null, wanted);
  const times = { createdBy: caller.id, createdAt: now, updatedAt: now };
  const [created] = await tx
    .insert(menuItems)
    .values({ ...rest, ...wanted, ...times, position: rows.length + 1 })
    .returning({ id: menuItems.id });
  if (created === undefined) throw new Error('The item of the menu was not stored.');
  await renumber(tx, placeAmong(besides(rows, parentId, created.id), created.id, position));
  return finishCreation(tx, menuRecords, { id: created.id, caller, now });
}

/** Changes an item of the menu, and its place, as {@link changeRecord} does. */
export function updateMenuItem(
  db: Database,
  caller: Caller,
  id: number,
  { version, position, parent_id: wantedParent, ...body }: BodyOf<typeof contract.update>,
  now: Date,
): Promise<MenuRecord> {
  return db.transaction(async (outer) => {
    const rows = await lockMenu(outer);
    return changeRecord(outer, menuRecords, { caller, id, version, now }, async (tx, before) => {
      const parentId = wantedParent === undefined ? before.parent_id : wantedParent;
      const { link = before.link, isExternalLink = before.isExternalLink } = body;
      const isElsewhere = link !== before.link || isExternalLink !== before.isExternalLink;
      const isByLink = body.rule === null || isElsewhere;
      const rule = body.rule ?? (isByLink ? ruleOfLink({ link, isExternalLink }) : before.rule);
      const wanted = { parentId, link, isExternalLink, rule };
      check(rows, id, wanted);
      const isBelowOther = parentId !== before.parent_id;
      const isPlaced = position !== undefined || isBelowOther;
      const order = placeAmong(besides(rows, parentId, id), id, position);
      const isMoved = isBelowOther || (isPlaced && order.indexOf(id) + 1 !== before.position);
      if (!isMoved && !hasChanges({ ...body, link, isExternalLink, rule }, before)) return false;
      await tx
        .update(menuItems)
        .set({ ...body, ...wanted, ...nextVersion(before, now) })
        .where(eq(menuItems.id, id));
      if (isMoved) await renumber(tx, order);
      const textOf = (parent: number | null) => rows.find((one) => one.id === parent)?.text ?? null;
      const changes = changesOf({ parent_id: textOf(before.parent_id) }, { parent_id: textOf(parentId) });
      await recordChanges(tx, { resource: contract.name, recordId: id, userId: caller.id, now }, changes);
      await logChangesInSettings(tx, menuRecords, before, changes, { caller, now });
      return true;
    });
  });
}

/**
 * Deletes an item of the menu with its submenu.
 *
 * @throws ApiError 403 for one that came with the demonstration.
 */
export function removeMenuItem(db: Database, caller: Caller, id: number, origin: Origin): Promise<undefined> {
  return db.transaction(async (tx) => {
    const rows = await lockMenu(tx);
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw notFound();
    const gone = [row, ...rows.filter((one) => one.parentId === id)];
    const settings = await readSettings(tx);
    for (const one of gone) {
      protectDemonstration(settings, [toRecord(one)]);
      await logPresenceInSettings(tx, menuRecords, toRecord(one), false, { caller, now: origin.now });
    }
    const ids = gone.map((one) => one.id);
    await tx.delete(menuItems).where(isOneOf(menuItems.id, ids));
    await renumber(tx, besides(rows, row.parentId, id));
    await deleteAttachedData(tx, contract.name, ids);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail: row.text }, origin);
    return undefined;
  });
}
