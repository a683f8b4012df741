import {
  and,
  type AnyPgColumn,
  asc,
  desc,
  getTableName,
  ne,
  type PgTable,
  sql,
  type SQL,
} from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/list/conditions.ts';

/** How far records are put apart that follow each other. Each drop between two of them halves what is left. */
export const positionStep = 2 ** 24;

/** How far records are apart at least that make room for one, and how many of them do at first. */
const minSpacing = 2 ** 10;
const fewRecords = 32;

/** A table whose records are put in order by hand. */
type PositionedTable = PgTable & { readonly id: AnyPgColumn; readonly position: AnyPgColumn };

/** A record and its place among all of its table. What has the same position is ordered by the id. */
export interface Positioned {
  readonly id: number;
  readonly position: number;
}

/** Describes a record that is dropped. */
interface Drop {
  readonly moved: Positioned;
  /** Whether it stands already among those that it is dropped among. */
  readonly isAmong: boolean;
  /** Selects the records that it is dropped among. */
  readonly among: SQL | undefined;
  /** The one of them that it is dropped before; null for the end. */
  readonly next: Positioned | null;
}

/** The position of the last of all records, in SQL. */
export const lastPosition = (table: PositionedTable): SQL<number> =>
  sql<number>`(select coalesce(max(${table.position}), 0) from ${table})`;

/** The position of the first of all records, in SQL. */
export const firstPosition = (table: PositionedTable): SQL<number> =>
  sql<number>`(select coalesce(min(${table.position}), 0) from ${table})`;

async function readPosition(db: Database, place: SQL<number>): Promise<number> {
  const { rows } = await db.execute<{ position: string }>(sql`select ${place} as position`);
  return Number(rows[0]?.position);
}

/** Reads the position of the last of all records. */
export const readLastPosition = (db: Database, table: PositionedTable): Promise<number> =>
  readPosition(db, lastPosition(table));

/** Reads the position of the first of all records. */
export const readFirstPosition = (db: Database, table: PositionedTable): Promise<number> =>
  readPosition(db, firstPosition(table));

/** Lets records be put in order one after the other, whichever process does it, so that each drop finds the places as the one before left them. */
export const lockPositions = (tx: Database, table: PositionedTable) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${getTableName(table)} positions`}, 0))`);

const comesBefore = (a: Positioned, b: Positioned) =>
  a.position === b.position ? a.id < b.id : a.position < b.position;

/** Reads records in an order of their places. */
async function readPlaces(
  tx: Database,
  table: PositionedTable,
  condition: SQL | undefined,
  direction: typeof asc,
  limit: number,
): Promise<Positioned[]> {
  const rows = await tx
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(condition)
    .orderBy(direction(table.position), direction(table.id))
    .limit(limit);
  return rows.map(({ id, position }) => ({ id: Number(id), position: Number(position) }));
}

const sideOf = (table: PositionedTable, operator: '<' | '>=', { id, position }: Positioned) =>
  sql`(${table.position}, ${table.id}) ${sql.raw(operator)} (${position}::bigint, ${id}::int)`;

/** Finds the record that follows another among some, or the first of them; null where there is none. The record that is moved does not count. */
export async function findFollowing(
  tx: Database,
  table: PositionedTable,
  { among, moved, previous }: Pick<Drop, 'among'> & { moved: { id: number }; previous: Positioned | null },
): Promise<Positioned | null> {
  const others = and(among, ne(table.id, moved.id));
  const behind = previous && and(ne(table.id, previous.id), sideOf(table, '>=', previous));
  const [next] = await readPlaces(tx, table, and(others, behind ?? undefined), asc, 1);
  return next ?? null;
}

/**
 * Makes room before a record by moving it and those that follow it apart, as few as it takes. Returns the place that has become free.
 * Their rows are locked in the order of their ids, as every change of many is, so that no two requests wait for each other.
 */
async function makeRoom(
  tx: Database,
  table: PositionedTable,
  { moved: { id }, among }: Drop,
  floor: number,
  next: Positioned,
): Promise<number> {
  for (let count = fewRecords; ; count *= 4) {
    const following = and(among, ne(table.id, id), sideOf(table, '>=', next));
    const found = await readPlaces(tx, table, following, asc, count + 1);
    const moved = found.slice(0, count).map((row) => row.id);
    const end = found[count]?.position;
    const spacing = end === undefined ? positionStep : Math.floor((end - floor) / (count + 2));
    if (spacing < minSpacing) continue;
    await tx
      .select({ id: table.id })
      .from(table)
      .where(isOneOf(sql`${table.id}`, [id, ...moved]))
      .orderBy(asc(table.id))
      .for('update');
    const positions = moved.map((_, index) => floor + spacing * (index + 2));
    await tx.execute(sql`update ${table} set position = moved.position
      from unnest(${sql.param(moved)}::int[], ${sql.param(positions)}::bigint[]) as moved (id, position) where ${table.id} = moved.id`);
    return floor + spacing;
  }
}

/**
 * Finds the position of a record that is dropped before another, or at the end of those that it is dropped among; its own, where it stands
 * there already. To be called while {@link lockPositions} holds.
 */
export async function findPosition(tx: Database, table: PositionedTable, drop: Drop): Promise<number> {
  const { moved, isAmong, among, next } = drop;
  const before = and(among, ne(table.id, moved.id), next === null ? undefined : sideOf(table, '<', next));
  const [previous] = await readPlaces(tx, table, before, desc, 1);
  const follows = previous === undefined || comesBefore(previous, moved);
  if (isAmong && follows && (next === null || comesBefore(moved, next))) return moved.position;
  if (next === null) return (await readLastPosition(tx, table)) + positionStep;
  const floor = previous?.position ?? next.position - 2 * positionStep;
  const middle = floor + Math.floor((next.position - floor) / 2);
  return middle > floor ? middle : makeRoom(tx, table, drop, floor, next);
}
