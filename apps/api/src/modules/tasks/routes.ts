import { tasks } from '@bureau/contract';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { type Call, implement } from '../../http/implement.ts';
import { readRecord } from '../../records/findRecord.ts';
import { recordRoutes } from '../../records/recordRoutes.ts';
import { removeRecord } from '../../records/writeRecord.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { postTaskEvents } from '../slack/service.ts';
import { changeTasks } from './bulk.ts';
import { exportTasks } from './export.ts';
import { taskImport } from './import.ts';
import { groupTasks, listTasks, pickTasks } from './read.ts';
import { taskRecords, taskRecordsFor } from './records.ts';
import { reorderTask } from './reorder.ts';
import { createTask, updateTask } from './write.ts';

type Parts = 'db' | 'caller' | 'params' | 'body' | 'origin' | 'later' | 'postJson';

/** Changes fields of a task, or its status alone. */
async function update(call: Pick<Call<typeof tasks.update>, Parts>) {
  const task = await updateTask(call.db, call.caller, call.params.id, call.body, call.origin.now);
  postTaskEvents(call, [task.id]);
  return task;
}

export const taskRoutes = [
  implement(tasks.list, async ({ db, caller, query, readSettings }) =>
    listTasks(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(tasks.groups, async ({ db, caller, query, readSettings }) =>
    groupTasks(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(tasks.one, ({ db, caller, params }) => readRecord(db, taskRecordsFor(caller), caller, params.id)),

  implement(tasks.create, async (call) => {
    const task = await createTask(call.db, call.caller, call.body, call.origin.now);
    postTaskEvents(call, [task.id]);
    return task;
  }),

  implement(tasks.update, (call) => update(call)),

  implement(tasks.statusChange, (call) => update(call)),

  implement(tasks.reorder, async (call) => {
    const task = await reorderTask(call.db, call.caller, call.body, call.origin.now);
    postTaskEvents(call, [task.id]);
    return task;
  }),

  implement(tasks.remove, ({ db, caller, params, origin }) =>
    removeRecord(db, taskRecords, caller, params.id, origin),
  ),

  implement(tasks.picker, ({ db, caller, query }) => pickTasks(db, caller, query.q)),

  implement(tasks.bulk, async (call) => {
    const answer = await changeTasks(call.db, call.caller, call.body, call.origin);
    postTaskEvents(call, call.body.ids);
    return answer;
  }),

  implement(tasks.export, async ({ db, caller, query, origin, readSettings }) =>
    exportTasks(db, caller, query, timeZoneOf(caller, await readSettings()), origin),
  ),

  implement(tasks.import, (call) => runImport(taskImport, call)),

  ...recordRoutes(tasks, taskRecords),
];
