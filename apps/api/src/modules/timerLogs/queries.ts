import {
  type BodyOf,
  canAccess,
  tasks as taskContract,
  type Timer,
  type timerLogs as contract,
  timesheetFields,
} from '@bureau/contract';
import { and, eq, sql, type SQL } from '../../db/orm.ts';
import type { Caller, Person } from '../../access/Caller.ts';
import { findViewers } from '../../access/findCaller.ts';
import type { Origin } from '../../access/Origin.ts';
import { withFullVisibility } from '../../access/withFullVisibility.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import { visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { isOneOf } from '../../db/list/conditions.ts';
import { tasks, timers, users } from '../../db/schema/index.ts';
import { readSettings } from '../../db/settings/queries.ts';
import { ApiError, FieldError, notFound } from '../../errors/ApiError.ts';
import { announceOwn } from '../../records/events/announce.ts';
import type { Author } from '../../transfer/import/ImportTarget.ts';
import { timesheetModule } from '../timesheet/service.ts';
import { elapsedSeconds, entryOf } from './rules.ts';

type Row = typeof timers.$inferSelect;

const descriptionLength = timesheetFields.description.max;

/** Whether a task is seen by a user; undefined stands for somebody who sees nothing. */
const isVisibleTo = (user: Person | undefined) =>
  sql<boolean>`${user === undefined ? sql`false` : (visibleTasks(user) ?? sql`true`)}`;

/** Returns what a user is told that a task is called: its code, where they do not see it any more. */
const titleFor = (user: Person | undefined) =>
  sql<string>`case when ${isVisibleTo(user)} then ${tasks.title} else ${tasks.code} end`;

/** Returns the timer of a user, or null. */
export async function readTimer(db: Database, user: Person, now: Date): Promise<Timer | null> {
  const [row] = await db
    .select({ timer: timers, code: tasks.code, title: titleFor(user) })
    .from(timers)
    .innerJoin(tasks, eq(tasks.id, timers.taskId))
    .where(eq(timers.userId, user.id));
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

/** Describes who changes a timer, and the time zone in which the days of entries are counted. */
export interface TimerWriter {
  readonly caller: Caller;
  readonly origin: Origin;
  readonly timeZone: string;
}

/**
 * Ends a timer and logs what was worked, unless it was next to nothing: without the task, where its user does not see it any more.
 *
 * @param user is whose timer it is; undefined for somebody who cannot sign in any more, and sees nothing.
 */
async function stop(
  tx: Database,
  timer: Row,
  { caller, origin, timeZone }: TimerWriter,
  user: Person | undefined,
): Promise<void> {
  const { taskId, userId } = timer;
  // before the timer, as whoever deletes the task does
  const [task] = await tx
    .select({ title: titleFor(user), isVisible: isVisibleTo(user) })
    .from(tasks)
    .where(eq(tasks.id, taskId))
    .for('key share');
  const isIts = and(eq(timers.userId, userId), eq(timers.taskId, taskId));
  const [ended] = await tx.delete(timers).where(isIts).returning();
  if (task === undefined || ended === undefined) return;
  const worked = entryOf(ended, origin.now);
  if (worked.minutes === 0) return;
  const entry = {
    description: task.title.slice(0, descriptionLength),
    date: dayIn(timeZone, ended.startedAt),
    user_id: userId,
    task_id: task.isVisible ? taskId : null,
    ...worked,
  };
  // somebody of a client does not see time, and logs it all the same
  const writer = { caller: { ...caller, isExternal: false }, origin };
  await timesheetModule.create(tx, entry, writer, 'defaults');
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
  timer: Row | undefined,
  taskId: number,
  writer: TimerWriter,
): Promise<void> {
  const { caller, origin } = writer;
  const { now } = origin;
  await requireTask(tx, caller, taskId);
  if (timer?.taskId === taskId) {
    const goesOn = and(eq(timers.userId, caller.id), sql`${timers.runningSince} is null`);
    await tx.update(timers).set({ runningSince: now }).where(goesOn);
    return;
  }
  if (timer !== undefined) await stop(tx, timer, writer, caller);
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
  { action, task_id: taskId }: BodyOf<typeof contract.change>,
  writer: TimerWriter,
): Promise<Timer | null> {
  const { caller, origin } = writer;
  const { now } = origin;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`timer ${caller.id}`}, 0))`);
    const [timer] = await tx.select().from(timers).where(eq(timers.userId, caller.id));
    if (action === 'start') {
      if (taskId === undefined) throw new FieldError({ task_id: [{ key: 'validation.required' }] });
      await start(tx, timer, taskId, writer);
    } else if (timer !== undefined) {
      if (taskId !== undefined && taskId !== timer.taskId)
        throw new ApiError(409, 'errors.conflict', { current: await readTimer(tx, caller, now) });
      await (action === 'pause' ? pause(tx, timer, now) : stop(tx, timer, writer, caller));
    }
    await announceOwn(tx, 'timer-logs', caller.id);
    return readTimer(tx, caller, now);
  });
}

/** Stops timers, whosever they are: what they have counted is logged. */
async function stopAll(tx: Database, condition: SQL, { caller, origin }: Author): Promise<void> {
  const running = await tx
    .select({ timer: timers, timeZone: users.timeZone })
    .from(timers)
    .innerJoin(users, eq(users.id, timers.userId))
    .where(condition)
    .orderBy(timers.userId);
  if (running.length === 0) return;
  const settings = await readSettings(tx);
  const writer = { caller: withFullVisibility(caller), origin };
  const viewers = await findViewers(
    tx,
    running.map(({ timer }) => timer.userId),
  );
  for (const { timer, timeZone } of running) {
    const user = viewers.find(({ id }) => id === timer.userId);
    await stop(tx, timer, { ...writer, timeZone: timeZone ?? settings.time_zone }, user);
    await announceOwn(tx, 'timer-logs', timer.userId);
  }
}

/** Stops the timers of tasks that are about to be deleted. */
export const stopTimersOf = (tx: Database, taskIds: readonly number[], author: Author): Promise<void> =>
  stopAll(tx, isOneOf(timers.taskId, taskIds), author);

/** Stops the timer of somebody who is about to be deactivated or deleted. */
export const stopTimerOfPerson = (tx: Database, userId: number, author: Author): Promise<void> =>
  stopAll(tx, eq(timers.userId, userId), author);
