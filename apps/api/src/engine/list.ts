import type { ListGroup, ListQuery, ListSpec, Pickable } from '@bureau/contract';
import { and, asc, sql, type SQL } from '../db/orm.ts';
import type { Caller, Viewer } from '../access/Caller.ts';
import type { Database } from '../db/database.ts';
import { hasTags } from '../db/list/conditions.ts';
import { listGroups } from '../db/list/listGroups.ts';
import { conditionOf, type ListSource, sortFieldsOf, windowOf } from '../db/list/listSource.ts';
import { readPage } from '../db/list/pageIds.ts';
import { withCustomFields } from '../records/customFields/list.ts';
import { withVisibleFilters } from '../records/fields/hideReferences.ts';
import { sourceOf } from '../records/fields/source.ts';
import { columnOf, sortColumnOf } from '../records/kinds/BoundField.ts';
import { labelOfTarget } from '../records/references.ts';
import { type AnyRecord, readMany } from './describe.ts';
import type { Described } from './Described.ts';

/** Returns how the list of a module is sorted, filtered, grouped and searched. Days are counted in the time zone. */
export const listSourceOf = (
  { input, boundFields, table }: Described,
  timeZone: string,
): ListSource<ListSpec> => sourceOf<ListSpec>(boundFields, table, timeZone, input.list);

/** Returns the same for what a caller asks: with the custom fields that the query names, and without what the caller is not told. */
const sourceFor = async (
  db: Database,
  described: Described,
  caller: Caller,
  query: ListQuery,
  timeZone: string,
): Promise<ListSource<ListSpec>> => {
  const all = listSourceOf(described, timeZone);
  const told = described.hooks.listFor?.(all, caller, query) ?? all;
  const source = await withVisibleFilters(db, told, described.boundFields, caller, query);
  return described.form === undefined ? source : withCustomFields(db, source, described.form, query);
};

/** Returns which records of a list somebody may see. */
export const visibleIn = async (db: Database, { input }: Described, viewer: Viewer) =>
  input.findVisible === undefined ? input.visible(viewer) : input.findVisible(db, viewer);

/** Returns the list for what a caller asks, and which of its records they see, as a condition. */
export async function narrow(
  db: Database,
  described: Described,
  caller: Caller,
  query: ListQuery,
  timeZone: string,
): Promise<{ readonly source: ListSource<ListSpec>; readonly condition: SQL | undefined }> {
  const source = await sourceFor(db, described, caller, query, timeZone);
  return { source, condition: and(await visibleIn(db, described, caller), conditionOf(source, query)) };
}

interface Page {
  readonly data: readonly AnyRecord[];
  readonly meta: { readonly total: number; readonly page: number; readonly per_page: number };
}

/**
 * Lists the records that a caller may see. The page's ids are found first, from indexes alone where they allow it, and only then its rows:
 * that keeps a deep page about as fast as the first.
 */
export async function listRecords(
  db: Database,
  described: Described,
  caller: Caller,
  query: ListQuery,
  timeZone: string,
): Promise<Page> {
  const { source, condition } = await narrow(db, described, caller, query, timeZone);
  const { page, per_page, limit, offset } = windowOf(query);
  const fields = sortFieldsOf(source, query, described.resource.defaultSort);
  const { ids, total } = await readPage(db, { id: source.id, condition, fields, limit, offset });
  return { data: await readMany(db, described, caller, ids, true), meta: { total, page, per_page } };
}

/** Counts the records that a caller may see by the groups of a list. */
export async function groupRecords(
  db: Database,
  described: Described,
  caller: Caller,
  query: ListQuery & { readonly group: string },
  timeZone: string,
): Promise<{ data: ListGroup[] }> {
  const { source, condition } = await narrow(db, described, caller, query, timeZone);
  return listGroups(db, source, query.group, condition);
}

/** How many tags are listed. */
const tagsLimit = 500;

/** Lists the tags of the records that a caller may see, the most used first. */
export async function listTags(db: Database, described: Described, caller: Caller): Promise<string[]> {
  const { boundFields, table } = described;
  const bound = boundFields.find(({ field }) => field.kind === 'tags');
  if (bound === undefined) throw new Error(`No field of ${described.name} has tags.`);
  const column = columnOf(bound);
  const tag = sql<string>`tag`;
  const rows = await db
    .select({ tag })
    .from(sql`${table} cross join unnest(${column}) as tag`)
    .where(and(hasTags(column), await visibleIn(db, described, caller)))
    .groupBy(tag)
    .orderBy(sql`count(*) desc`, tag)
    .limit(tagsLimit);
  return rows.map((row) => row.tag);
}

/** Lists the id and name of the records that a caller may see, by name, and says of which that they are no longer in use. */
export async function pickRecords(
  db: Database,
  { name: resource, input, boundFields, table, title }: Described,
  caller: Caller,
): Promise<Pickable[]> {
  const isActive = boundFields.find(({ name }) => name === 'is_active');
  const rows = await db
    .select({
      id: table.id,
      name: sql<string>`${labelOfTarget(resource) ?? columnOf(title)}`,
      isActive: sql<boolean>`${isActive === undefined ? true : columnOf(isActive)}`,
    })
    .from(table)
    .where(input.visible(caller))
    .orderBy(asc(sortColumnOf(title) ?? columnOf(title)), asc(table.id));
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    ...(!row.isActive && { is_active: false }),
  }));
}
