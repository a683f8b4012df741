import type { BodyOf, ListQuery, ResponseOf, SavedView, savedViews as contract } from '@bureau/contract';
import { and, count, eq, ne, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { answerList } from '../../db/list/answerList.ts';
import { containsWords } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { savedViews } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { requireVersion } from '../../records/requireVersion.ts';
import { mayChangeView, viewLimit, visibleViews } from './rules.ts';

type Spec = typeof contract.list.list;
type Row = typeof savedViews.$inferSelect;

const source: ListSource<Spec> = {
  id: savedViews.id,
  sort: { name: { column: savedViews.nameSort } },
  filter: { resource: (names) => sql`${savedViews.resource} = any(${sql.param([...names])}::text[])` },
  search: (q) => containsWords(savedViews.nameSort, q),
};

const toView = (row: Row, caller: Caller): SavedView => ({
  id: row.id,
  resource: row.resource,
  name: row.name,
  query: row.query,
  is_shared: row.isShared,
  is_own: row.createdBy === caller.id,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  created_by: row.createdBy,
  version: row.version,
});

/** Lists the views that a caller may use. */
export const listViews = (
  db: Database,
  caller: Caller,
  query: ListQuery<Spec>,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, source, query, {
    visible: visibleViews(caller),
    fallback: ['name'],
    async read({ condition, order, limit, offset }) {
      const rows = await db
        .select()
        .from(savedViews)
        .where(condition)
        .orderBy(...order)
        .limit(limit)
        .offset(offset);
      return rows.map((row) => toView(row, caller));
    },
  });

/** Reads a view that a caller may use. */
export async function readView(db: Database, caller: Caller, id: number): Promise<SavedView> {
  const [row] = await db
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), visibleViews(caller)));
  if (row === undefined) throw notFound();
  return toView(row, caller);
}

/** Refuses a name that another view of the owner on the same list has already, whatever its case. */
async function checkName(
  tx: Database,
  owner: number,
  resource: SavedView['resource'],
  nameSort: string,
  other?: SQL,
): Promise<void> {
  const isSame = and(
    eq(savedViews.createdBy, owner),
    eq(savedViews.resource, resource),
    eq(savedViews.nameSort, nameSort),
    other,
  );
  const [taken] = await tx.select({ id: savedViews.id }).from(savedViews).where(isSame);
  if (taken !== undefined) throw new FieldError({ name: [{ key: 'savedViews.nameTaken' }] });
}

/** Lets the views of one user be written one after the other, so that neither their number nor a name is overlooked. */
const lockViews = (tx: Database, owner: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved views ${owner}`}, 0))`);

/** Saves a view, in the transaction of the request. */
export async function createView(
  tx: Database,
  caller: Caller,
  body: BodyOf<typeof contract.create>,
  now: Date,
): Promise<SavedView> {
  await lockViews(tx, caller.id);
  const [counted] = await tx
    .select({ total: count() })
    .from(savedViews)
    .where(eq(savedViews.createdBy, caller.id));
  if ((counted?.total ?? 0) >= viewLimit)
    throw new FieldError({ name: [{ key: 'savedViews.tooMany', values: { max: viewLimit } }] });
  const { resource, name, query, is_shared: isShared = false } = body;
  const nameSort = foldForSort(name);
  await checkName(tx, caller.id, resource, nameSort);
  const values = {
    resource,
    name,
    nameSort,
    query,
    isShared,
    createdBy: caller.id,
    createdAt: now,
    updatedAt: now,
  };
  const [row] = await tx.insert(savedViews).values(values).returning();
  if (row === undefined) throw new Error('The view was not stored.');
  return toView(row, caller);
}

/** Reads a view that is about to be written by somebody who may. */
async function lockView(tx: Database, caller: Caller, id: number): Promise<Row> {
  const [row] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), visibleViews(caller)))
    .for('update');
  if (row === undefined) throw notFound();
  if (!mayChangeView(caller, row)) throw new ApiError(403, 'errors.forbidden');
  return row;
}

/**
 * Changes a view.
 *
 * @throws ApiError 403 when the caller sees but does not own it, 409 with the view as it is when the body's version is not the view's.
 */
export function updateView(
  db: Database,
  caller: Caller,
  id: number,
  body: BodyOf<typeof contract.update>,
  now: Date,
): Promise<SavedView> {
  return db.transaction(async (tx) => {
    const before = await lockView(tx, caller, id);
    const { version, name = before.name, query = before.query, is_shared: isShared = before.isShared } = body;
    requireVersion(toView(before, caller), version);
    const nameSort = foldForSort(name);
    await lockViews(tx, before.createdBy);
    await checkName(tx, before.createdBy, before.resource, nameSort, ne(savedViews.id, id));
    const isSame = name === before.name && query === before.query && isShared === before.isShared;
    if (isSame) return toView(before, caller);
    const [row = before] = await tx
      .update(savedViews)
      .set({ name, nameSort, query, isShared, version: before.version + 1, updatedAt: now })
      .where(eq(savedViews.id, id))
      .returning();
    return toView(row, caller);
  });
}

/** Deletes a view. */
export function removeView(db: Database, caller: Caller, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockView(tx, caller, id);
    await tx.delete(savedViews).where(eq(savedViews.id, id));
  });
}
