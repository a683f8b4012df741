import { and, gt, PgDialect, sql, type SQL } from '../../db/orm.ts';
import type { Person } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Database } from '../../db/database.ts';
import { eventStreams } from '../../db/schema/index.ts';
import { mayOpen, type NotificationRecords } from '../notifications/notify.ts';

/** The columns in which the people stand of whom a condition says what they see. */
const personColumns = { id: sql<number>`people.id`, clientId: sql<number | null>`people.client_id` };

const dialect = new PgDialect();

/** People who see records by the same condition; `undefined` is all records. */
interface Group {
  readonly condition: SQL | undefined;
  readonly people: Person[];
}

/** Groups people by the condition under which they see records: it names who they are by columns, so that it is the same for all who may do the same. */
function groupByCondition(
  { name, visible }: NotificationRecords,
  people: readonly Person[],
): Iterable<Group> {
  const groups = new Map<string, Group>();
  const byRights = Map.groupBy(
    people.filter((person) => mayOpen(person, name)),
    ({ isExternal, roles, permissions }) => JSON.stringify([isExternal, roles, permissions]),
  );
  for (const [first, ...others] of byRights.values()) {
    if (first === undefined) continue;
    const condition = visible({ ...first, ...personColumns });
    const key = condition === undefined ? '' : JSON.stringify(dialect.sqlToQuery(condition));
    const group = groups.get(key) ?? { condition, people: [] };
    group.people.push(first, ...others);
    groups.set(key, group);
  }
  return groups.values();
}

/** Selects what `columns` say of the people of a group and the records that each of them sees. */
const selectSeen = (select: SQL, people: readonly Person[], rest: SQL) =>
  sql`select ${select} from unnest(${sql.param(people.map(({ id }) => id))}::int[], ${sql.param(
    people.map(({ clientId }) => clientId),
  )}::int[]) as people (id, client_id) ${rest}`;

/**
 * Returns which of some people see which of some records, by the id of the record, in one statement, whose length grows with the kinds of
 * rights among them and not with their number.
 */
export async function readAudiences(
  db: Database,
  records: NotificationRecords,
  people: readonly Person[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { table } = records;
  const all: number[] = [];
  const parts: SQL[] = [];
  for (const { condition, people: group } of groupByCondition(records, people)) {
    if (condition === undefined) all.push(...group.map(({ id }) => id));
    else
      parts.push(
        selectSeen(
          sql`people.id as person_id, ${table.id} as record_id`,
          group,
          sql`join ${table} on ${table.id} = any(${sql.param([...ids])}::int[]) and ${condition}`,
        ),
      );
  }
  const audiences = new Map(ids.map((id) => [id, [...all]]));
  if (parts.length === 0) return audiences;
  const { rows } = await db.execute<{ person_id: number; record_id: number }>(
    sql.join(parts, sql` union all `),
  );
  for (const { person_id: personId, record_id: id } of rows) audiences.get(id)?.push(personId);
  return audiences;
}

/** Returns which of some people see one at least of the records that a condition finds. */
export async function readAudience(
  db: Database,
  records: NotificationRecords,
  people: readonly Person[],
  among: SQL,
): Promise<readonly number[]> {
  const { table } = records;
  const seeing: number[] = [];
  const parts: SQL[] = [];
  for (const { condition, people: group } of groupByCondition(records, people)) {
    if (condition === undefined) seeing.push(...group.map(({ id }) => id));
    else
      parts.push(
        selectSeen(
          sql`people.id as person_id`,
          group,
          sql`where exists (select 1 from ${table} where ${and(among, condition)})`,
        ),
      );
  }
  if (parts.length === 0) return seeing;
  const { rows } = await db.execute<{ person_id: number }>(sql.join(parts, sql` union all `));
  return [...seeing, ...rows.map((row) => row.person_id)];
}

/** Finds out who sees some records, of those who have a stream of changes open in any process. */
export async function findWatching(
  tx: Database,
  records: NotificationRecords,
  among: SQL,
  now: Date,
): Promise<readonly number[]> {
  const open = await tx
    .selectDistinct({ id: eventStreams.userId })
    .from(eventStreams)
    .where(gt(eventStreams.expiresAt, now));
  if (open.length === 0) return [];
  const people = await findViewers(
    tx,
    open.map(({ id }) => id),
  );
  return readAudience(tx, records, people, among);
}
