import { sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { recordTables, referenceTables, sprintWork, tasks } from '../db/schema/index.ts';
import { checklists } from './data/work.ts';

const { sprints } = recordTables;

/** Puts tasks of the projects into their sprints: what was completed while these ran, half of what is begun into the one that runs, and half of what is not into the next. */
const planInSprints = (db: Database) =>
  db.execute(sql`
    update ${tasks} set sprint_id = sprint.id from ${sprints} as sprint
    where sprint.project_id = ${tasks.projectId} and (
      ${tasks.status} = 6 and ${tasks.completedAt} between sprint.started_at and coalesce(sprint.completed_at, 'infinity')
      or sprint.status = 2 and ${tasks.status} in (2, 3, 4) and ${tasks.id} % 2 = 0
      or sprint.status = 1 and ${tasks.status} = 1 and ${tasks.id} % 2 = 0
    )`);

/**
 * Writes what has happened to the work in sprints. Most of it stood there when they were started, the rest came meanwhile; what is begun now was also left over from the sprint before.
 */
async function logSprints(db: Database, now: Date): Promise<void> {
  await db.delete(sprintWork);
  await db.execute(sql`
    with stays as (
      select sprint.id as sprint_id, sprint.completed_at as until, task.status, task.completed_at, coalesce(task.estimated_minutes, 0) as minutes,
        sprint.id <> task.sprint_id as is_left_over, case when sprint.id = task.sprint_id then task.progress else 0 end as progress,
        case when task.created_at < sprint.started_at then sprint.started_at - interval '1 hour' else task.created_at end as since
      from ${tasks} as task join ${sprints} as own on own.id = task.sprint_id
      join ${sprints} as sprint on sprint.id = own.id or sprint.project_id = own.project_id and sprint.status = 5
        and sprint.end_date = own.start_date - 3 and own.status = 2 and task.status < 5 and task.created_at < sprint.started_at
    ), changes as (
      select sprint_id, since as at, 1 as total_tasks, minutes as total_minutes, 1 as left_tasks, minutes as left_minutes from stays
      union all select sprint_id, completed_at, 0, 0, -1, -minutes from stays where status = 6
      union all select sprint_id, until, -1, -minutes, -1, -minutes from stays where is_left_over
      union all select sprint_id, since + (${now.toISOString()}::timestamptz - since) / 2, 0, 0, 0, round(minutes * (100 - progress) / 100.0)::int - minutes
        from stays where status < 5 and progress > 0
    )
    insert into ${sprintWork} (sprint_id, at, total_tasks, total_minutes, left_tasks, left_minutes)
    select sprint_id, at, total_tasks, total_minutes, left_tasks, left_minutes from changes order by at`);
}

/** Adds a checklist to every sixth task, of which what is done is done, and lets every ninth that is open wait for the one before it in its project. */
async function planSteps(db: Database): Promise<void> {
  for (const [index, titles] of checklists.entries()) {
    const listed = (isDone: (step: number) => boolean) =>
      JSON.stringify(titles.map((title, step) => ({ title, is_done: isDone(step) })));
    await db.execute(sql`
      update ${tasks} set checklist = (case when status = 6 then ${listed(() => true)} else ${listed((step) => step < 1)} end)::jsonb
      where id % 18 = ${index * 6}`);
  }
  await db.execute(sql`
    insert into ${referenceTables.tasks_dependencies} (record_id, other_id)
    select later.id, earlier.id from ${tasks} as later join lateral (
      select id from ${tasks} where project_id = later.project_id and id < later.id order by id desc limit 1
    ) as earlier on true
    where later.id % 9 = 0 and later.status in (1, 4)`);
}

/** Puts the next three tasks of its project below every twelfth one that is open: two of them as its steps, and the third below the second. */
const planSubtasks = (db: Database) =>
  db.execute(sql`
    with gathered as (
      select id, max(id) filter (where id % 12 = 0 and status in (1, 2, 3, 4)) over (partition by project_id order by id) as top
      from ${tasks} where project_id is not null
    ), placed as (
      select id, top, row_number() over (partition by top order by id) as place, lag(id) over (partition by top order by id) as last
      from gathered where top is not null
    )
    update ${tasks} set parent_id = case when placed.place = 4 then placed.last else placed.top end
    from placed where placed.id = ${tasks.id} and placed.place between 2 and 4`);

/** Plans tasks that were written: their sprints, subtasks, checklists, and what they wait for. */
export async function planTasks(db: Database, now: Date): Promise<void> {
  await planInSprints(db);
  await planSubtasks(db);
  await logSprints(db, now);
  await planSteps(db);
}
