import { openTaskStatuses, type Task, tasks as contract } from '@bureau/contract';
import { and, sql, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import { findVisibleTasks, visibleTasks } from '../../access/visible/tasks.ts';
import type { Database } from '../../db/database.ts';
import { idsAmong } from '../../db/idsAmong.ts';
import { isAnswered, isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import { referenceTables, taskAssignees, tasks, taskWatchers } from '../../db/schema/index.ts';
import { defineModule, type RecordModule } from '../../engine/defineModule.ts';
import { recordChanges } from '../../records/activities/write.ts';
import { lastPosition, positionStep, readLastPosition } from '../../records/positions.ts';
import { postTaskEvents } from '../slack/service.ts';
import { taskFiles } from './files.ts';
import { completePlaces, findOtherSprints, findPlaceErrors, findSprintErrorsOfMany } from './place.ts';
import { stopTimersOf } from '../timerLogs/service.ts';
import { revertSeries } from './reopen.ts';
import { countSubtasks } from './subtasks.ts';
import { continueSeries, findCompletedRules, findSeriesErrors } from './series.ts';

/** Selects the tasks that somebody of some people is assigned to. */
const isAssignedTo = (ids: readonly number[]) =>
  sql`${tasks.id} in (select ${taskAssignees.taskId} from ${taskAssignees} where ${isOneOf(taskAssignees.userId, ids)})`;

const { tasks_dependencies: dependencies } = referenceTables;

const isOpen = isOneOf(tasks.status, openTaskStatuses);

/** Whether work is left to do on a task that cannot be done now: its status says so, or one of those that it waits for, and that are meant, is open. */
const isWaitingFor = (meant: SQL | undefined) => sql<boolean>`(
  ${isOpen} and (${tasks.status} = 4 or exists (
    select 1 from ${dependencies} where ${dependencies.recordId} = ${tasks.id}
      and ${dependencies.otherId} in (select ${tasks.id} from ${tasks} where ${and(isOpen, meant)})
  ))
)`;

const isWaiting = isWaitingFor(undefined);

/** Returns whether tasks that are shown to somebody of a client wait for something that these see. */
async function tellWaiting(
  db: Database,
  rows: readonly Task[],
  viewer: Viewer | null,
): Promise<readonly Task[]> {
  if (viewer?.isExternal !== true) return rows;
  const ids = rows.flatMap((row) => (row.is_waiting ? [row.id] : []));
  const waiting = await idsAmong(db, tasks, ids, isWaitingFor(visibleTasks(viewer)));
  return rows.map((row) => ({ ...row, is_waiting: waiting.has(row.id) }));
}

/** Whether a task has a rule by which it recurs. */
const isRecurring = sql<boolean>`(${tasks.recurrence} is not null)`;

export const taskModule: RecordModule<typeof contract> = defineModule({
  resource: contract,
  table: tasks,
  links: { assignee_ids: taskAssignees, watcher_ids: taskWatchers },
  visible: (viewer) => visibleTasks(viewer),
  findVisible: findVisibleTasks,
  title: 'title',
  derived: { is_waiting: isWaiting, is_recurring: isRecurring },
  list: {
    sort: { position: { column: tasks.position } },
    filter: {
      assignee_id: (wanted) => isOneOrNone(wanted, isAssignedTo, sql`not ${tasks.isAssigned}`),
      is_waiting: (answers) => isAnswered(isWaiting, answers),
      is_recurring: (answers) => isAnswered(isRecurring, answers),
    },
  },
  files: taskFiles,
  hooks: {
    present: async (db, rows, viewer) => countSubtasks(db, await tellWaiting(db, rows, viewer), viewer),
    listFor: (source, viewer) =>
      viewer.isExternal
        ? {
            ...source,
            filter: {
              ...source.filter,
              is_waiting: (answers) => isAnswered(isWaitingFor(visibleTasks(viewer)), answers),
            },
          }
        : source,
    complete: async (tx, body, { caller, before }) =>
      before === null ? ((await completePlaces(tx, [body], caller))[0] ?? body) : body,
    check: async (tx, body, { before }) => ({
      ...(await findPlaceErrors(tx, body, before)),
      ...(await findSeriesErrors(tx, body, before === null ? [] : [before.id])),
    }),
    columns: ({ assignee_ids: ids }) => ({ isAssigned: ids && ids.length > 0 }),
    newColumns: () => ({ position: sql`${lastPosition(tasks)} + ${positionStep}` }),
    async afterWrite(tx, { id }, { status }, { caller, origin }) {
      if (status === undefined) return;
      await revertSeries(taskModule, tx, [id], { caller, origin });
      await continueSeries(taskModule, tx, [id], { caller, origin });
    },
    checkBulk: async (tx, ids, values) => ({
      ...(await findSprintErrorsOfMany(tx, ids, values)),
      ...(await findSeriesErrors(tx, values, ids)),
    }),
    async afterBulk(tx, ids, { status }, { caller, origin }) {
      if (status === undefined) return;
      const note = (recordId: number, oldValue: string | null, newValue: string | null) =>
        recordChanges(tx, { resource: contract.name, recordId, userId: caller.id, now: origin.now }, [
          { field: 'recurrence', oldValue, newValue },
        ]);
      for (const { id, rule } of await revertSeries(taskModule, tx, ids, { caller, origin }))
        await note(id, null, rule);
      for (const { id, rule } of await continueSeries(taskModule, tx, ids, { caller, origin }))
        await note(id, rule, null);
    },
    beforeRemoval: stopTimersOf,
    async checkImport(tx, bodies, caller) {
      const rules = findCompletedRules(bodies);
      const places = await findOtherSprints(tx, bodies, caller);
      return places.map((errors, index) => ({ ...errors, ...rules[index] }));
    },
    async completeImport(tx, bodies, { caller }) {
      const last = await readLastPosition(tx, tasks);
      const placed = await completePlaces(tx, bodies, caller);
      return placed.map((body, index) => ({
        body,
        columns: {
          position: last + positionStep * (index + 1),
          isAssigned: (body.assignee_ids ?? []).length > 0,
        },
      }));
    },
    afterRequest: postTaskEvents,
  },
});
