import {
  canAccess,
  closedSprintStatuses,
  openTaskStatuses,
  type Project,
  tasks as taskContract,
} from '@bureau/contract';
import { and, eq, type PgColumn, type PgTable, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { activities, projects, recordTables, tasks } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { announceMany } from '../../records/events/announce.ts';
import { changeRecord, nextVersion } from '../../records/writeRecord.ts';
import { shifted } from './days.ts';
import { projectModule } from './module.ts';

const { sprints } = recordTables;

interface Move {
  readonly id: number;
  readonly days: number;
  readonly version: number | undefined;
  readonly caller: Caller;
  readonly now: Date;
}

/** Describes records that move with their project. */
interface Planned {
  readonly name: 'sprints' | 'tasks';
  readonly table: PgTable & Readonly<Record<'id' | 'version' | 'updatedAt', PgColumn>>;
  /** The columns of their dates, by the names of the fields. */
  readonly dates: Readonly<Record<string, PgColumn>>;
  readonly among: SQL | undefined;
}

/** Moves what is planned in a project, by a statement for the log and one for the dates. */
async function movePlanned(tx: Database, { among, dates, name, table }: Planned, move: Move): Promise<void> {
  const { caller, days, now } = move;
  const { id, version } = table;
  const columns = Object.entries(dates);
  const isDated = sql.join(
    columns.map(([, column]) => sql`${column} is not null`),
    sql` or `,
  );
  // in the order of their ids, as every change of many is
  const rows = await tx
    .select({ id })
    .from(table)
    .where(and(among, sql`(${isDated})`))
    .orderBy(id)
    .for('no key update');
  if (rows.length === 0) return;
  const ids = rows.map((row) => Number(row.id));
  const isMoved = isOneOf(id, ids);
  const time = sql`${now.toISOString()}::timestamptz`;
  for (const [field, column] of columns)
    await tx.execute(sql`insert into ${activities} (resource, record_id, user_id, action, field, old_value, new_value, created_at)
      select ${name}, ${id}, ${caller.id}::int, 'updated', ${field}, ${column}::text, (${shifted(column, days)})::text, ${time}
      from ${table} where ${isMoved} and ${column} is not null order by ${id}`);
  const set = columns.map(([, column]) => sql`${sql.identifier(column.name)} = ${shifted(column, days)}`);
  await tx.execute(sql`update ${table} set ${sql.join(set, sql`, `)},
    version = ${version} + 1, updated_at = ${time} where ${isMoved}`);
  await announceMany(tx, name, ids);
}

/**
 * Moves a project with its sprints and tasks by a number of days, but for those that are closed: what was done was done when it was.
 *
 * @throws ApiError 403 without the permission to change tasks, 404, 409 for another version.
 */
export function moveProject(db: Database, move: Move): Promise<Project> {
  const { caller, days, id, now } = move;
  if (!canAccess(caller, taskContract.update.rule)) throw new ApiError(403, 'errors.forbidden');
  return changeRecord(db, projectModule.recordsFor(caller), move, async (tx, before) => {
    if (days === 0) return false;
    await movePlanned(
      tx,
      {
        name: 'sprints',
        table: sprints,
        dates: { start_date: sprints.startDate, end_date: sprints.endDate },
        among: and(eq(sprints.projectId, id), sql`not ${isOneOf(sprints.status, closedSprintStatuses)}`),
      },
      move,
    );
    await movePlanned(
      tx,
      {
        name: 'tasks',
        table: tasks,
        dates: { start_date: tasks.startDate, due_date: tasks.dueDate },
        among: and(eq(tasks.projectId, id), isOneOf(tasks.status, openTaskStatuses)),
      },
      move,
    );
    await tx
      .update(projects)
      .set({
        startDate: shifted(projects.startDate, days),
        dueDate: shifted(projects.dueDate, days),
        ...nextVersion(before, now),
      })
      .where(eq(projects.id, id));
    return true;
  });
}
