import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { recordTables, referenceTables, tasks } from '../db/schema/index.ts';
import { checklists } from './data/work.ts';

/** Puts tasks of the projects into their sprints: what is completed into past ones, what is begun into those that run, and some of the rest into the next. */
const planInSprints = (db: Database) =>
  db.execute(sql`
    update ${tasks} set sprint_id = sprint.id from ${recordTables.sprints} as sprint
    where sprint.project_id = ${tasks.projectId} and ${tasks.id} % 2 = 0 and (
      sprint.status = 5 and ${tasks.status} = 6
      or sprint.status = 2 and ${tasks.status} in (2, 3, 4)
      or sprint.status = 1 and ${tasks.status} = 1
    )`);

/** Gives every sixth task a checklist, of which what is done is done, and lets every ninth that is open wait for the one before it in its project. */
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

/** Gives tasks that were written what is planned with them: their sprints, checklists, and what they wait for. */
export async function planTasks(db: Database): Promise<void> {
  await planInSprints(db);
  await planSteps(db);
}
