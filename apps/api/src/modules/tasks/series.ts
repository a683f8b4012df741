import { type Task, type tasks as contract, taskStatus } from '@bureau/contract';
import { and, eq, isNotNull, type SQL } from '../../db/orm.ts';
import { addDays, daysBetween } from '../../access/days.ts';
import { withFullVisibility } from '../../access/withFullVisibility.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { tasks } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { RecordModule } from '../../engine/defineModule.ts';
import type { Writer } from '../../engine/write.ts';
import type { FieldErrors } from '../../records/fields/check.ts';
import { readWritten } from '../../records/findRecord.ts';
import { pickableIds } from '../../records/people.ts';
import { copyTask, uncheckAll } from './copy.ts';
import { findNextOccurrence } from './occurrences.ts';

/** What series are continued with. */
export type SeriesModule = Pick<RecordModule<typeof contract>, 'create' | 'recordsFor'>;

const { completed } = taskStatus;

const recursCompleted: FieldErrors = { recurrence: [{ key: 'tasks.recursCompleted' }] };

/**
 * Finds whether a rule of recurrence comes too late for one of some tasks (docs/product.md §4): a task that is completed and stays so is followed by none,
 * and one that was followed has handed its series on.
 */
export async function findSeriesErrors(
  tx: Database,
  { recurrence, status = completed }: Partial<Pick<Task, 'recurrence' | 'status'>>,
  ids: readonly number[],
): Promise<FieldErrors> {
  if (recurrence == null || ids.length === 0) return {};
  const isAmong = async (condition: SQL | undefined) =>
    (await tx.select({ id: tasks.id }).from(tasks).where(condition).limit(1)).length > 0;
  if (status === completed && (await isAmong(and(isOneOf(tasks.id, ids), eq(tasks.status, completed)))))
    return recursCompleted;
  const isFollowed = await isAmong(isOneOf(tasks.recursFromId, ids));
  return isFollowed ? { recurrence: [{ key: 'tasks.recursFollowed' }] } : {};
}

/** Finds new tasks of a file that are completed, and recur all the same. */
export const findCompletedRules = (
  bodies: readonly Partial<Pick<Task, 'recurrence' | 'status'>>[],
): FieldErrors[] =>
  bodies.map(({ recurrence, status }) => (status === completed && recurrence != null ? recursCompleted : {}));

/** Returns the dates of the next task of a series, and what is left of its rule; undefined when it has ended. */
async function planNext({ due_date: due, start_date: start, recurrence }: Task, today: string) {
  const day = due ?? start ?? today;
  const next = recurrence === null ? undefined : await findNextOccurrence(recurrence, day, today);
  return (
    next && {
      recurrence: next.recurrence,
      due_date: due === null && start !== null ? null : next.date,
      start_date: start && addDays(start, daysBetween(day, next.date)),
    }
  );
}

/**
 * Creates the next task of each of some that recur and were completed just now, and moves the rule there (docs/product.md §4). To be called in the
 * transaction that completes them, which holds them: each has one next task, whoever completes it and however often.
 *
 * @returns the tasks that had a rule, and which.
 */
export async function continueSeries(
  module: SeriesModule,
  tx: Database,
  ids: readonly number[],
  { caller, origin }: Writer,
): Promise<readonly { readonly id: number; readonly rule: string | null }[]> {
  const isDone = and(eq(tasks.status, completed), eq(tasks.completedAt, origin.now));
  const found = await tx
    .select({ id: tasks.id, rule: tasks.recurrence })
    .from(tasks)
    .where(and(isOneOf(tasks.id, ids), isDone, isNotNull(tasks.recurrence)))
    .orderBy(tasks.id);
  if (found.length === 0) return [];
  const recurring = found.map(({ id }) => id);
  const writer: Writer = { caller: withFullVisibility(caller), origin };
  const records = module.recordsFor(writer.caller);
  const today = dayIn((await readSettings(tx)).time_zone, origin.now);
  const followed = await tx
    .select({ id: tasks.recursFromId })
    .from(tasks)
    .where(isOneOf(tasks.recursFromId, recurring));
  for (const { id } of found) {
    if (followed.some((next) => next.id === id)) continue;
    const model = await readWritten(tx, records, id);
    const plan = await planNext(model, today);
    if (plan === undefined) continue;
    const watcher_ids = await pickableIds(tx, writer.caller, model.watchers);
    const next = await copyTask(
      module,
      tx,
      model,
      { ...plan, sprint_id: null, watcher_ids, checklist: uncheckAll(model) },
      writer,
    );
    await tx.update(tasks).set({ recursFromId: id }).where(eq(tasks.id, next.id));
  }
  await tx.update(tasks).set({ recurrence: null }).where(isOneOf(tasks.id, recurring));
  return found;
}
