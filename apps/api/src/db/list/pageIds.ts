import { and, type Column, isNotNull, isNull, sql, type SQL } from '../orm.ts';
import type { Database } from '../database.ts';
import { areSameGroups, countGroups, type Group, sizeOf } from './groupCounts.ts';
import { orderBackwards, orderBy, type SortField } from './listSource.ts';

/** Describes the list that a page is read from, its order, and the page. */
export interface PageOf {
  /** The identifier of the list's table. */
  readonly id: Column;
  readonly condition: SQL | undefined;
  /** What the list is ordered by; the last field is unique. */
  readonly fields: readonly SortField[];
  readonly limit: number;
  readonly offset: number;
}

interface KnownPage extends PageOf {
  /** How many records the list has, where that is known: what is nearer to its end is then read from there. */
  readonly total?: number;
}

/** The window of some of the records of a list that a page is. */
type Window = Pick<KnownPage, 'limit' | 'offset' | 'total'>;

/** Names records that share the value of a field, and which of them stand on a page. */
interface Part extends Window {
  /** As text, which parameters take for every type. */
  readonly value: string | null;
}

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly value: string | null;
}

/** Up to how many parts of a page are read one by one. Beyond that they are small, and sorting all of them costs less. */
const fewParts = 3;

/** How many times as long a list is at least as what is read of it, so that its records are tried one by one. */
const longList = 200;

/**
 * How many records are passed over at most while the whole list is counted at the same time, by another connection: that takes about as long. What is
 * farther away is read once it is known which end of the list is nearer.
 */
const nearBeginning = 60_000;

const conditionOf = ({ condition }: PageOf) => condition ?? sql`true`;

const hasValue = ({ column }: SortField, value: string | null): SQL =>
  value === null ? sql`${column} is null` : sql`${column} = ${value}`;

/** Whether an index has the order of the fields: that of one field, and then of the id. */
const hasIndex = ({ id, fields }: PageOf) => fields.slice(1).every(({ column }) => column === id);

async function countAll(db: Database, page: PageOf): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(
    sql`select count(*) as total from ${page.id.table} where ${conditionOf(page)}`,
  );
  return Number(rows[0]?.total);
}

/** Finds a page among groups whose sizes are known. */
function findParts<G extends { readonly size: number }>(
  groups: readonly G[],
  { limit, offset }: PageOf,
): (Omit<G, 'size'> & Window)[] {
  const parts: (Omit<G, 'size'> & Window)[] = [];
  let start = 0;
  for (const { size, ...group } of groups) {
    const first = Math.max(0, offset - start);
    const last = Math.min(size, offset + limit - start);
    if (first < last) parts.push({ ...group, offset: first, limit: last - first, total: size });
    start += size;
  }
  return parts;
}

/** Reads a page in the order of its fields, from that end of the list which is nearer. */
async function readInOrder(db: Database, page: KnownPage): Promise<Row[]> {
  const { id, fields, limit, offset, total = Infinity } = page;
  const [{ column } = { column: id }] = fields;
  const size = Math.min(limit, total - offset);
  const after = total - offset - size;
  const isFromEnd = after < offset;
  const order = isFromEnd ? orderBackwards(fields) : orderBy(fields);
  const found = sql`select ${id} as id, ${column} as value from ${id.table} where ${conditionOf(page)} order by ${order} limit ${size} offset ${isFromEnd ? after : offset}`;
  // Written as text outside, so that it is done for the rows of the page alone.
  const { rows } = await db.execute<Row>(sql`select id, value::text from (${found}) as found`);
  return isFromEnd ? rows.reverse() : rows;
}

/**
 * Reads a page in the order of its fields. Where an index has that order, what is empty comes last in it, and first when it is read backwards:
 * so downwards the records that have a value are read, and then those that have none.
 */
async function readRows(db: Database, page: KnownPage): Promise<Row[]> {
  const [field, ...others] = page.fields;
  if (field?.isNullable !== true || !field.isDescending || !hasIndex(page)) return readInOrder(db, page);
  const within = (condition: SQL) => ({
    ...page,
    fields: [{ ...field, isNullable: false }, ...others],
    condition: and(page.condition, condition),
  });
  const filled = within(isNotNull(field.column));
  const empty = within(isNull(field.column));
  if (page.total === undefined) {
    const rows = await readInOrder(db, filled);
    const limit = page.limit - rows.length;
    if (limit === 0) return rows;
    const isEnd = rows.length > 0 || page.offset === 0;
    const size = isEnd ? page.offset + rows.length : await countAll(db, filled);
    const offset = Math.max(0, page.offset - size);
    return [...rows, ...(await readInOrder(db, { ...empty, limit, offset }))];
  }
  const size = await countAll(db, empty);
  const groups = [
    { part: filled, size: page.total - size },
    { part: empty, size },
  ];
  const rows: Row[] = [];
  for (const { part, ...place } of findParts(groups, page))
    rows.push(...(await readInOrder(db, { ...part, ...place })));
  return rows;
}

/** Counts the records that share a value and come before one of them by their ids. */
async function countBefore(
  db: Database,
  field: SortField,
  page: PageOf,
  { id, value }: Row,
): Promise<number> {
  const comesBefore = field.isDescending ? sql`${page.id} > ${id}` : sql`${page.id} < ${id}`;
  return countAll(db, { ...page, condition: and(page.condition, hasValue(field, value), comesBefore) });
}

/** Finds a page among the values of a field by looking at that field, and the ids, alone. */
async function readParts(db: Database, field: SortField, page: KnownPage): Promise<Part[]> {
  const byId = { column: page.id, isUnique: true, isDescending: field.isDescending };
  const rows = await readRows(db, { ...page, fields: [field, byId] });
  const [first] = rows;
  if (first === undefined) return [];
  const start = page.offset === 0 ? 0 : await countBefore(db, field, page, first);
  return [...Map.groupBy(rows, ({ value }) => value)].map(([value, { length: limit }]) => ({
    value,
    limit,
    offset: value === first.value ? start : 0,
  }));
}

/**
 * Returns the ids of a page in the order of values that stand in a table of their own: first the records that have one, in the order of its
 * index, then those that have none.
 */
async function readByValues(db: Database, page: KnownPage, values: SQL): Promise<number[]> {
  const { id, fields, limit, offset, total = 0 } = page;
  const [{ isDescending } = { isDescending: false }, ...others] = fields;
  const joined = sql`from (${values}) as sorted join ${id.table} on ${id} = sorted.record_id where ${conditionOf(page)}`;
  // At the beginning of a long list, records are tried one by one in the order of the index until the page is full. The database would rather join
  // and sort all of them, since it takes a subquery of the condition to cost as much for one record as for all; `offset` keeps it from joining.
  const isTried = total >= longList * (offset + limit) && hasIndex(page);
  const tried = sql`from (${values}) as sorted where exists (select 1 from ${id.table} where ${id} = sorted.record_id and ${conditionOf(page)} offset 0)`;
  const byId = { column: sql`sorted.record_id`, isDescending: others.at(-1)?.isDescending ?? false };
  const order = orderBy([{ column: sql`sorted.value`, isDescending }, ...others.slice(0, -1), byId]);
  const { rows } = await db.execute<{ id: number }>(
    sql`select sorted.record_id as id ${isTried ? tried : joined} order by ${order} limit ${limit} offset ${offset}`,
  );
  const ids = rows.map((row) => row.id);
  if (ids.length === limit) return ids;
  const counted = await db.execute<{ total: string }>(sql`select count(*) as total ${joined}`);
  const before = Number(counted.rows[0]?.total);
  const hasNone = sql`not exists (select 1 from (${values}) as sorted where sorted.record_id = ${id})`;
  const rest = await readRows(db, {
    ...page,
    fields: others,
    condition: and(page.condition, hasNone),
    limit: limit - ids.length,
    offset: Math.max(0, offset - before),
    total: undefined,
  });
  return [...ids, ...rest.map((row) => row.id)];
}

/**
 * Returns the ids of a page in their order. An index has the order of one field and the id. Of several fields, the first is looked at alone: which
 * values the records of the page have, and where among the records of a value the page begins; then only these records are ordered by the other
 * fields, and where they share one value, by an index again. So a page is never found by sorting the list up to it.
 */
async function readIds(db: Database, page: KnownPage, groups: readonly Group[] | null): Promise<number[]> {
  const [field, ...others] = page.fields;
  if (field?.values !== undefined) return readByValues(db, page, field.values);
  if (field === undefined || hasIndex(page)) return (await readRows(db, page)).map(({ id }) => id);
  const parts = groups === null ? await readParts(db, field, page) : findParts(groups, page);
  if (parts.length > fewParts) {
    const isOnPage = sql.join(
      parts.map(({ value }) => hasValue(field, value)),
      sql` or `,
    );
    const { offset = 0 } = parts[0] ?? {};
    const condition = and(page.condition, sql`(${isOnPage})`);
    return (await readRows(db, { ...page, condition, offset, total: undefined })).map(({ id }) => id);
  }
  const ids: number[] = [];
  for (const { value, ...place } of parts) {
    const condition = and(page.condition, hasValue(field, value));
    ids.push(...(await readIds(db, { id: page.id, condition, fields: others, ...place }, null)));
  }
  return ids;
}

/** Returns the ids of a page among groups of the first field, and how many records the whole list has. */
async function readAmong(db: Database, page: PageOf, groups: readonly Group[]) {
  const total = sizeOf(groups);
  const ids = page.offset >= total ? [] : await readIds(db, { ...page, total }, groups);
  return { ids, total };
}

/**
 * Returns the ids of a page in their order, and how many records the whole list has. Where the values of the first field are counted, the page is read
 * meanwhile as the last count has it, which is nearly always the count of now, and else once more.
 *
 * @param passedOver Up to how many records before the page it is read while the list is counted.
 */
export async function readPage(
  db: Database,
  page: PageOf,
  passedOver = nearBeginning,
): Promise<{ readonly ids: number[]; readonly total: number }> {
  const [field] = page.fields;
  const isCounted = field !== undefined && field.values === undefined && page.offset > 0 && !hasIndex(page);
  if (isCounted) {
    const { now, last } = countGroups(db, field, page.id, conditionOf(page));
    const [groups, read] = await Promise.all([now, last && readAmong(db, page, last)]);
    if (groups !== null && last !== undefined && read !== undefined && areSameGroups(groups, last))
      return read;
    if (groups !== null) return readAmong(db, page, groups);
  }
  if (field?.values === undefined && page.offset <= passedOver) {
    const [total, ids] = await Promise.all([countAll(db, page), readIds(db, page, null)]);
    return { ids, total };
  }
  const total = await countAll(db, page);
  if (page.offset >= total) return { ids: [], total };
  return { ids: await readIds(db, { ...page, total }, null), total };
}
