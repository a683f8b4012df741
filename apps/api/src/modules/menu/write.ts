import { type BodyOf, type MenuRecord, menu as contract, menuLimit } from '@bureau/contract';
import { eq, sql } from 'drizzle-orm';
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
import { deleteAttachedData, recordChanges, recordCreation } from '../../records/activities/write.ts';
import { requireVersion } from '../../records/requireVersion.ts';
import { readMenu, readMenuItem } from './queries.ts';
import { checkLink, placeAmong, ruleOfLink, toRecord } from './rules.ts';

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

async function readWritten(tx: Database, id: number): Promise<MenuRecord> {
  const item = await readMenuItem(tx, id);
  if (item === null) throw new Error(`Item ${id} of the menu is gone in the transaction that wrote it.`);
  return item;
}

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
  await recordCreation(tx, { resource: contract.name, recordId: created.id, userId: caller.id, now });
  return readWritten(tx, created.id);
}

const loggedFields = [
  'text',
  'link',
  'icon',
  'class',
  'badge',
  'badgeClass',
  'isExternalLink',
  'rule',
  'position',
] as const satisfies readonly (keyof MenuRecord)[];

/**
 * Changes an item of the menu, and its place.
 *
 * @throws ApiError 409 with the item as it is when the body's version is not its.
 */
export function updateMenuItem(
  db: Database,
  caller: Caller,
  id: number,
  { version, position, parent_id: wantedParent, ...body }: BodyOf<typeof contract.update>,
  now: Date,
): Promise<MenuRecord> {
  return db.transaction(async (tx) => {
    const rows = await lockMenu(tx);
    const row = rows.find((one) => one.id === id);
    requireVersion(row === undefined ? null : toRecord(row), version);
    if (row === undefined) throw notFound();
    const parentId = wantedParent === undefined ? row.parentId : wantedParent;
    const target = {
      link: body.link === undefined ? row.link : body.link,
      isExternalLink: body.isExternalLink ?? row.isExternalLink,
    };
    const isElsewhere = target.link !== row.link || target.isExternalLink !== row.isExternalLink;
    const rule = body.rule ?? (isElsewhere ? ruleOfLink(target) : row.rule);
    const wanted = { parentId, ...target, rule };
    check(rows, id, wanted);
    await tx
      .update(menuItems)
      .set({ ...body, ...wanted })
      .where(eq(menuItems.id, id));
    if (position !== undefined || parentId !== row.parentId)
      await renumber(tx, placeAmong(besides(rows, parentId, id), id, position));
    const before = toRecord(row);
    const after = await readWritten(tx, id);
    const textOf = (parent: number | null) => rows.find((one) => one.id === parent)?.text ?? null;
    const changes = [
      ...changesOf(loggedFields, before, after),
      ...changesOf(
        ['parent_id'],
        { parent_id: textOf(before.parent_id) },
        { parent_id: textOf(after.parent_id) },
      ),
    ];
    if (changes.length === 0) return after;
    await tx
      .update(menuItems)
      .set({ version: row.version + 1, updatedAt: now })
      .where(eq(menuItems.id, id));
    await recordChanges(tx, { resource: contract.name, recordId: id, userId: caller.id, now }, changes);
    return readWritten(tx, id);
  });
}

/**
 * Deletes an item of the menu with its submenu.
 *
 * @throws ApiError 403 for one that came with the demonstration.
 */
export function removeMenuItem(db: Database, caller: Caller, id: number, origin: Origin): Promise<void> {
  return db.transaction(async (tx) => {
    const rows = await lockMenu(tx);
    const row = rows.find((one) => one.id === id);
    if (row === undefined) throw notFound();
    const gone = [row, ...rows.filter((one) => one.parentId === id)];
    const settings = await readSettings(tx);
    for (const one of gone) protectDemonstration(settings, toRecord(one));
    const ids = gone.map((one) => one.id);
    await tx.delete(menuItems).where(isOneOf(menuItems.id, ids));
    await renumber(tx, besides(rows, row.parentId, id));
    await deleteAttachedData(tx, contract.name, ids);
    await writeAudit(tx, { event: 'record.removed', userId: caller.id, detail: row.text }, origin);
  });
}
