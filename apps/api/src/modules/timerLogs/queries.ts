import {
  type BodyOf,
  canAccess,
  tasks as taskContract,
  type Timer,
  type timerLogs as contract,
} from '@bureau/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { tasks, timerLogs, timers } from '../../db/schema/index.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { elapsedSeconds, minutesOf } from './rules.ts';

type Row = typeof timers.$inferSelect;

/** Returns the timer of a user, or null. */
export async function readTimer(db: Database, userId: number, now: Date): Promise<Timer | null> {
  const [row] = await db
    .select({ timer: timers, code: tasks.code, title: tasks.title })
    .from(timers)
    .innerJoin(tasks, eq(tasks.id, timers.taskId))
    .where(eq(timers.userId, userId));
  if (row === undefined) return null;
  const { timer, code, title } = row;
  return {
    task_id: timer.taskId,
    task_code: code,
    task_title: title,
    state: timer.runningSince === null ? 'paused' : 'running',
    started_at: timer.startedAt.toISOString(),
    elapsed_seconds: elapsedSeconds(timer, now),
  };
}

/** Ends a timer and logs what was worked, unless it was next to nothing. */
async function stop(tx: Database, timer: Row, now: Date): Promise<void> {
  const { userId, taskId, startedAt } = timer;
  await tx.delete(timers).where(eq(timers.userId, userId));
  const minutes = minutesOf(elapsedSeconds(timer, now));
  if (minutes > 0) await tx.insert(timerLogs).values({ userId, taskId, startedAt, endedAt: now, minutes });
}

async function pause(tx: Database, timer: Row, now: Date): Promise<void> {
  await tx
    .update(timers)
    .set({ runningSince: null, workedSeconds: elapsedSeconds(timer, now) })
    .where(eq(timers.userId, timer.userId));
}

/** Requires that there is a task that the caller may see. It stays until the transaction ends. */
async function requireTask(tx: Database, caller: Caller, id: number): Promise<void> {
  const query = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.id, id), visibleTasks(caller)))
    .for('key share');
  if (!canAccess(caller, taskContract.one.rule) || (await query).length === 0) throw notFound();
}

async function start(
  tx: Database,
  caller: Caller,
  timer: Row | undefined,
  taskId: number,
  now: Date,
): Promise<void> {
  await requireTask(tx, caller, taskId);
  if (timer?.taskId === taskId) {
    const goesOn = and(eq(timers.userId, caller.id), sql`${timers.runningSince} is null`);
    await tx.update(timers).set({ runningSince: now }).where(goesOn);
    return;
  }
  if (timer !== undefined) await stop(tx, timer, now);
  await tx.insert(timers).values({ userId: caller.id, taskId, startedAt: now, runningSince: now });
}

/**
 * Starts, pauses or stops the caller's timer, and returns it as it is then. Requests of one user are handled one after the other, in whichever process
 * they arrive. What is done already is left as it is.
 *
 * @throws ApiError 404 for a task that the caller may not see; 409 with the timer that is on, when it is another's that is to be paused or stopped.
 */
export function changeTimer(
  db: Database,
  caller: Caller,
  { action, task_id: taskId }: BodyOf<typeof contract.change>,
  now: Date,
): Promise<Timer | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`timer ${caller.id}`}, 0))`);
    const [timer] = await tx.select().from(timers).where(eq(timers.userId, caller.id));
    if (action === 'start') {
      if (taskId === undefined) throw new FieldError({ task_id: [{ key: 'validation.required' }] });
      await start(tx, caller, timer, taskId, now);
    } else if (timer !== undefined) {
      if (taskId !== undefined && taskId !== timer.taskId)
        throw new ApiError(409, 'errors.conflict', { current: await readTimer(tx, caller.id, now) });
      await (action === 'pause' ? pause : stop)(tx, timer, now);
    }
    return readTimer(tx, caller.id, now);
  });
}
