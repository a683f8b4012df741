import { tasks } from '@bureau/contract';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { implement } from '../../http/implement.ts';
import { postTaskEvents } from '../slack/service.ts';
import { readBoard } from './board.ts';
import { convertFromDefect, convertToDefect } from './convert.ts';
import { duplicateTask } from './duplicate.ts';
import { setLimit } from './limits.ts';
import { taskModule } from './module.ts';
import { pickTasks } from './pick.ts';
import { readRelated } from './related.ts';
import { reorderTask } from './reorder.ts';
import { listWorkspace } from './workspace.ts';
import { waitForTask } from './wait.ts';
import { watchTask } from './watch.ts';

export const taskRoutes = taskModule.routes([
  implement(tasks.workspace, async ({ db, caller, readSettings }) =>
    listWorkspace(db, caller, timeZoneOf(caller, await readSettings())),
  ),

  implement(tasks.picker, ({ db, caller, query }) => pickTasks(db, caller, query.q)),

  implement(tasks.board, async ({ db, caller, query, readSettings }) =>
    readBoard(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(tasks.limit, async ({ db, body }) => setLimit(db, null, body)),

  implement(tasks.reorder, async (call) => {
    const task = await reorderTask(call.db, call.body, call);
    postTaskEvents(call, [task.id]);
    return task;
  }),

  implement(tasks.related, ({ db, caller, params }) => readRelated(db, caller, params.id)),

  implement(tasks.duplicate, async (call) => {
    const copy = await duplicateTask(call.db, call.params.id, call.body, call);
    postTaskEvents(call, [copy.id]);
    return copy;
  }),

  implement(tasks.toDefect, async (call) => {
    const { db, params } = call;
    const defect = await db.transaction((tx) => convertToDefect(tx, params.id, call));
    postTaskEvents(call, [params.id]);
    return defect;
  }),

  implement(tasks.fromDefect, async (call) => {
    const { body, db } = call;
    const task = await db.transaction((tx) => convertFromDefect(tx, body.defect_id, call));
    postTaskEvents(call, [task.id]);
    return task;
  }),

  implement(tasks.watch, ({ db, caller, params, body }) =>
    watchTask(db, caller, params.id, body.is_watching),
  ),

  implement(tasks.wait, async (call) => {
    const task = await waitForTask(call.db, call.params.id, call.body, call);
    postTaskEvents(call, [task.id]);
    return task;
  }),
]);
