import { type ResponseOf, taskLimits, type tasks as contract } from '@bureau/contract';
import { and, asc, eq, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { referenceTables, tasks } from '../../db/schema/index.ts';
import { requireRecord } from '../../records/findRecord.ts';
import { taskModule } from './module.ts';

const { tasks_dependencies: dependencies } = referenceTables;

/** Lists the ids of the tasks below one, by however many steps through tasks that may be seen, those of each by their position. */
export async function findBelow(db: Database, id: number, visible: SQL | undefined): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive below as (
      select ${tasks.id}, ${tasks.position}, 1 as depth from ${tasks} where ${and(eq(tasks.parentId, id), visible)}
      union all
      select ${tasks.id}, ${tasks.position}, below.depth + 1 from ${tasks}
      join below on ${tasks.parentId} = below.id where ${visible ?? sql`true`}
    )
    select id from below order by depth, position, id limit ${taskLimits.subtasks}`);
  return rows.map((row) => row.id);
}

/** Lists the tasks that hang together with one: below it, before it and after it. */
export async function readRelated(
  db: Database,
  caller: Caller,
  id: number,
): Promise<ResponseOf<typeof contract.related>> {
  await requireRecord(db, taskModule.recordsFor(caller), caller, id);
  const visible = await findVisibleTasks(db, caller);
  const idsWhere = async (condition: SQL) => {
    const rows = await db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(sql`${tasks.id} in (${condition})`, visible))
      .orderBy(asc(tasks.number));
    return rows.map((row) => row.id);
  };
  const readAll = async (ids: readonly number[]) => [...(await taskModule.readItems(db, caller, ids))];
  return {
    subtasks: await readAll(await findBelow(db, id, visible)),
    blocked_by: await readAll(
      await idsWhere(
        sql`select ${dependencies.otherId} from ${dependencies} where ${eq(dependencies.recordId, id)}`,
      ),
    ),
    blocks: await readAll(
      await idsWhere(
        sql`select ${dependencies.recordId} from ${dependencies} where ${eq(dependencies.otherId, id)}`,
      ),
    ),
    previous: await readAll(
      await idsWhere(sql`select ${tasks.recursFromId} from ${tasks} where ${eq(tasks.id, id)}`),
    ),
    next: await readAll(
      await idsWhere(sql`select ${tasks.id} from ${tasks} where ${eq(tasks.recursFromId, id)}`),
    ),
  };
}
