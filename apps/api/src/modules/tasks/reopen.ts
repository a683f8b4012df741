import { tasks as contract, taskStatus } from '@bureau/contract';
import { eq, sql } from '../../db/orm.ts';
import { withFullVisibility } from '../../access/withFullVisibility.ts';
import { brokenConstraint } from '../../db/brokenConstraint.ts';
import type { Database } from '../../db/database.ts';
import { activities, articleLinks, attachments, comments, tasks, timers } from '../../db/schema/index.ts';
import type { Writer } from '../../engine/write.ts';
import { removeRecord } from '../../records/writeRecord.ts';
import type { SeriesModule } from './series.ts';

/** A task that was completed, the rule that it had until then, and the next one that nobody has touched. */
interface Reopened extends Record<string, unknown> {
  readonly id: number;
  readonly rule: string;
  readonly next: number | null;
  readonly is_touched: boolean;
}

const hangsOn = (table: typeof articleLinks | typeof attachments | typeof comments) =>
  sql`exists (select 1 from ${table} where ${table.resource} = ${contract.name} and ${table.recordId} = next.id)`;

/** Finds those of some tasks whose rule was ended by their last completion, as the activity log has it, and which are not completed any more. */
async function findReopened(tx: Database, ids: readonly number[]): Promise<readonly Reopened[]> {
  const lastOf = (field: string, condition = sql`true`) => sql`
    select ${activities.oldValue} as old_value, ${activities.newValue} as new_value, ${activities.createdAt} as at
    from ${activities} where ${activities.resource} = ${contract.name} and ${activities.recordId} = ${tasks.id}
      and ${activities.field} = ${field} and ${condition} order by ${activities.id} desc limit 1`;
  const completion = lastOf('status', eq(activities.newValue, String(taskStatus.completed)));
  const { rows } = await tx.execute<Reopened>(sql`
    select ${tasks.id} as id, rule.old_value as rule, next.id as next, coalesce(next.version > 1 or ${hangsOn(comments)}
      or ${hangsOn(attachments)} or ${hangsOn(articleLinks)}
      or exists (select 1 from ${timers} where ${timers.taskId} = next.id), false) as is_touched
    from ${tasks} cross join lateral (${completion}) completion cross join lateral (${lastOf('recurrence')}) rule
    left join ${tasks} as next on next.recurs_from_id = ${tasks.id}
    where ${tasks.id} = any(${sql.param([...ids])}::int[]) and ${tasks.status} <> ${taskStatus.completed}
      and ${tasks.recurrence} is null and rule.new_value is null and rule.at = completion.at
    order by ${tasks.id}`);
  return rows;
}

/**
 * Restores the recurrence rule of each of some tasks that are not completed any more, and deletes the next one of its series: unless somebody has done something with
 * that, which then keeps the rule. To be called in the transaction that reopens them.
 *
 * @returns the tasks that have a rule again, and which.
 */
export async function revertSeries(
  module: SeriesModule,
  tx: Database,
  ids: readonly number[],
  { caller, origin }: Writer,
): Promise<readonly { readonly id: number; readonly rule: string }[]> {
  const taken: { readonly id: number; readonly rule: string }[] = [];
  for (const { id, is_touched: isTouched, next, rule } of await findReopened(tx, ids)) {
    if (isTouched) continue;
    try {
      if (next !== null)
        await removeRecord(tx, module.recordsFor(null), withFullVisibility(caller), next, origin);
    } catch (error) {
      // something refers to it
      if (brokenConstraint(error)?.kind !== 'foreignKey') throw error;
      continue;
    }
    await tx.update(tasks).set({ recurrence: rule }).where(eq(tasks.id, id));
    taken.push({ id, rule });
  }
  return taken;
}
