import { type Field, type ListQuery, type ListSpec, referredResource } from '@bureau/contract';
import { and, type Column, type PgColumn, type PgTable, sql, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { namedUsers } from '../../access/visible/people.ts';
import type { Database } from '../../db/database.ts';
import { idsAmong } from '../../db/idsAmong.ts';
import { isOneOrNone } from '../../db/list/conditions.ts';
import type { ListSource } from '../../db/list/listSource.ts';
import { activities, users } from '../../db/schema/index.ts';
import { type BoundField, columnOf, findColumn, linkOf } from '../kinds/BoundField.ts';
import { targetOf, targetOfField } from '../references.ts';
import type { Values } from '../kinds/KindOfField.ts';
import type { Row } from './read.ts';

/** Describes which of the records or people that a field refers to somebody may see. */
interface Told {
  readonly table: PgTable & { readonly id: PgColumn };
  readonly condition: SQL;
}

const several = ['references', 'people', 'members'];

/**
 * Returns what a viewer is told of what a field refers to; nothing where that is all of it. One other record is told by what it is called to whoever sees the
 * record, but for the titles of tasks, and to those of a client, who are told of what they see alone.
 */
export function visibleReferencesOf(field: Field, viewer: Viewer): Told | undefined {
  const to = referredResource(field);
  if (to === undefined) return undefined;
  if (to === 'users') {
    const condition = namedUsers(viewer);
    return condition && { table: users, condition };
  }
  const { isPrivate = false, pickable, table } = targetOf(to);
  const condition =
    field.kind === 'references' || viewer.isExternal || isPrivate ? pickable(viewer) : undefined;
  return condition && { table, condition };
}

type Entry = Readonly<Record<'id' | 'user_id', number | undefined>>;

const idOf = ({ id, user_id }: Entry) => user_id ?? id;

/** Leaves out of records what they refer to and a viewer is not told of. */
export async function hideReferences(
  db: Database,
  boundFields: readonly BoundField[],
  rows: readonly Row[],
  viewer: Viewer,
): Promise<readonly Row[]> {
  let shown = rows;
  for (const { field, name, names } of boundFields) {
    const told = visibleReferencesOf(field, viewer);
    if (told === undefined) continue;
    const isList = several.includes(field.kind);
    // What was read of several is a list, and of one its id.
    const listOf = (row: Row) => (row[names.read] ?? []) as readonly Entry[];
    const idsOf = (row: Row) => (isList ? listOf(row).map(idOf) : [row[name]]);
    const ids = new Set(shown.flatMap(idsOf).filter((id) => typeof id === 'number'));
    const known: ReadonlySet<unknown> = await idsAmong(db, told.table, [...ids], told.condition);
    if (known.size === ids.size) continue;
    const nothing = Object.fromEntries([name, ...names.labels].map((part) => [part, null]));
    shown = shown.map((row) => {
      if (isList) return { ...row, [names.read]: listOf(row).filter((one) => known.has(idOf(one))) };
      return row[name] === null || known.has(row[name]) ? row : { ...row, ...nothing };
    });
  }
  return shown;
}

/** Leaves out of a body that a viewer writes what they were told of a record that refers to something they are not told of: nothing. It stays. */
export const withoutUntold = <Body extends Values>(
  boundFields: readonly BoundField[],
  body: Body,
  before: Values,
  viewer: Viewer,
): Body => {
  const isUntold = ({ field, link, name }: BoundField) =>
    link === undefined && before[name] === null && visibleReferencesOf(field, viewer) !== undefined;
  const untold = new Set(boundFields.filter(isUntold).map(({ name }) => name));
  const kept = Object.entries(body).filter(([name, value]) => value !== null || !untold.has(name));
  return Object.fromEntries(kept) as Body;
};

/** Names the fields whose changes tell those of a client of what they are not told of: what a record referred to before. */
export const hiddenChanges = (boundFields: readonly BoundField[], { isExternal }: Viewer): string[] =>
  isExternal
    ? [
        'article_links',
        ...boundFields.filter(({ field }) => referredResource(field) !== undefined).map(({ name }) => name),
      ]
    : [];

/** Whether a value of the log names a record that is not told of: by its name, or of several, each by what it begins with, its code. */
function namesUntold({ field }: BoundField, value: Column, { condition, table }: Told): SQL {
  const isTold = (name: Column, called: Column | SQL) =>
    sql`exists (select 1 from ${table} where ${name} = ${called} and ${condition})`;
  const { name } = targetOfField(field);
  if (field.kind === 'reference') return sql`(${value} is not null and not ${isTold(name, value)})`;
  const code = sql`split_part(part.text, ' ', 1)`;
  // what has no number goes on with the title before it
  return sql`exists (
    select 1 from unnest(string_to_array(${value}, ', ')) with ordinality as part (text, place)
    where (part.place = 1 or ${code} ~ '[0-9]$') and not ${isTold(findColumn(table, 'code') ?? name, code)}
  )`;
}

/** Returns which entries of the activity log staff are told: none that names a record that they are not told of. */
export const isToldOfChanges = (boundFields: readonly BoundField[], viewer: Viewer): SQL | undefined =>
  and(
    ...boundFields.map((bound) => {
      const told = viewer.isExternal ? undefined : visibleReferencesOf(bound.field, viewer);
      if (told === undefined) return undefined;
      const [before, after] = [activities.oldValue, activities.newValue].map((value) =>
        namesUntold(bound, value, told),
      );
      return sql`(${activities.field} is distinct from ${bound.name} or not (${before} or ${after}))`;
    }),
  );

/** Requires that a record refers by a field to nothing that somebody is told of. */
function refersToNothingTold(bound: BoundField, { table, condition }: Told): SQL {
  const told = sql`(select ${table.id} from ${table} where ${condition})`;
  if (bound.link === undefined) {
    const column = columnOf(bound);
    return sql`(${column} is null or ${column} not in ${told})`;
  }
  const { link, otherId, recordId } = linkOf(bound);
  return sql`not exists (select 1 from ${link} where ${recordId} = ${bound.table.id} and ${otherId} in ${told})`;
}

/**
 * Returns how a list is filtered by somebody of a client: nothing is found by what they are not told of, and what refers to nothing else counts as what
 * refers to nothing.
 */
export async function withVisibleFilters<Source extends ListSource<ListSpec>>(
  db: Database,
  source: Source,
  boundFields: readonly BoundField[],
  viewer: Viewer,
  { filter = {} }: ListQuery,
): Promise<Source> {
  if (!viewer.isExternal) return source;
  const narrowed = { ...source.filter };
  for (const bound of boundFields) {
    const { field, names } = bound;
    const { [names.filter]: asked } = filter;
    const { [names.filter]: filterBy } = source.filter;
    const told = visibleReferencesOf(field, viewer);
    if (told === undefined || filterBy === undefined || !Array.isArray(asked)) continue;
    // The contract says that such fields are filtered by ids.
    const wanted = asked as readonly (number | null)[];
    const ids = wanted.filter((id) => id !== null);
    const known = await idsAmong(db, told.table, ids, told.condition);
    // 0 is the id of nothing
    const found = ids.map((id) => (known.has(id) ? id : 0));
    narrowed[names.filter] = () =>
      isOneOrNone(wanted, () => filterBy(found) ?? sql`true`, refersToNothingTold(bound, told));
  }
  return { ...source, filter: narrowed };
}
