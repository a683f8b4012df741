import { tasks } from '@bureau/contract';
import { notFound } from '../../http/ApiError.ts';
import { implement } from '../../http/implement.ts';
import { listActivities } from '../activities/read.ts';
import { runImport } from '../../transfer/import/runImport.ts';
import { timeZoneOf } from '../profile/rules.ts';
import { changeTasks } from './bulk.ts';
import { exportTasks } from './export.ts';
import { taskImport } from './import.ts';
import { listTasks, readTask } from './read.ts';
import { createTask, removeTask, updateTask } from './write.ts';

export const taskRoutes = [
  implement(tasks.list, async ({ db, caller, query, readSettings }) =>
    listTasks(db, caller, query, timeZoneOf(caller, await readSettings())),
  ),

  implement(tasks.one, async ({ db, caller, params }) => {
    const task = await readTask(db, caller, params.id);
    if (task === null) throw notFound();
    return task;
  }),

  implement(tasks.create, ({ db, caller, body, origin }) => createTask(db, caller, body, origin.now)),

  implement(tasks.update, ({ db, caller, params, body, origin }) =>
    updateTask(db, caller, params.id, body, origin.now),
  ),

  implement(tasks.remove, async ({ db, caller, params, origin }) => {
    await removeTask(db, caller, params.id, origin);
    return undefined;
  }),

  implement(tasks.bulk, ({ db, caller, body, origin }) => changeTasks(db, caller, body, origin)),

  implement(tasks.export, async ({ db, caller, query, origin, readSettings }) =>
    exportTasks(db, caller, query, timeZoneOf(caller, await readSettings()), origin),
  ),

  implement(tasks.import, (call) => runImport(taskImport, call)),

  implement(tasks.activities, async ({ db, caller, params, query }) => {
    if ((await readTask(db, caller, params.id)) === null) throw notFound();
    return listActivities(db, tasks.name, params.id, query);
  }),
];
