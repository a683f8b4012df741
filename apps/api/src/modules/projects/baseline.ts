import { eq, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { baselines, projects, recordTables, tasks } from '../../db/schema/index.ts';
import { announceRecord } from '../../records/events/announce.ts';

const { sprints } = recordTables;

/** Forgets the dates that were kept of a project, and tells those who see it: plans show them. */
async function forget(tx: Database, projectId: number): Promise<void> {
  // of two who keep one at the same moment, the second waits
  const [project] = await tx
    .select({ id: projects.id, version: projects.version })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('no key update');
  await tx.delete(baselines).where(eq(baselines.projectId, projectId));
  if (project) await announceRecord(tx, 'projects', project);
}

/** Forgets the dates that were kept of a project. */
export const clearBaseline = (db: Database, projectId: number): Promise<void> =>
  db.transaction((tx) => forget(tx, projectId));

/** Keeps the dates of a project, its sprints and its tasks, in place of those that were kept before; returns how many of them have some. */
export const keepBaseline = (db: Database, projectId: number): Promise<{ count: number }> =>
  db.transaction(async (tx) => {
    await forget(tx, projectId);
    const { rowCount } = await tx.execute(sql`
      insert into ${baselines} (project_id, resource, record_id, start_date, end_date)
      select ${projectId}::int, resource, id, first, last from (
        select 'projects', ${projects.id}, ${projects.startDate}, ${projects.dueDate} from ${projects} where ${projects.id} = ${projectId}
        union all select 'sprints', ${sprints.id}, ${sprints.startDate}, ${sprints.endDate} from ${sprints} where ${sprints.projectId} = ${projectId}
        union all select 'tasks', ${tasks.id}, ${tasks.startDate}, ${tasks.dueDate} from ${tasks} where ${tasks.projectId} = ${projectId}
      ) as dated (resource, id, first, last) where first is not null or last is not null`);
    return { count: rowCount ?? 0 };
  });
