import type { Named } from '@bureau/contract';
import { and, desc } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { containsWords } from '../../db/list/conditions.ts';
import { tasks } from '../../db/schema/index.ts';

/** How many tasks a short list holds at most, and the longest name of one, in UTF-16 units. */
const pickerLimits = { tasks: 500, name: 300 } as const;

/** Lists the id and name of tasks that a caller may see and that words are found in, the newest first. */
export async function pickTasks(db: Database, caller: Caller, q: string | undefined): Promise<Named[]> {
  const rows = await db
    .select({ id: tasks.id, code: tasks.code, title: tasks.title })
    .from(tasks)
    .where(
      and(
        await findVisibleTasks(db, caller),
        q === undefined ? undefined : containsWords(tasks.searchText, q),
      ),
    )
    .orderBy(desc(tasks.number))
    .limit(pickerLimits.tasks);
  return rows.map(({ id, code, title }) => ({
    id,
    name: `${code} ${title}`.slice(0, pickerLimits.name).toWellFormed(),
  }));
}
