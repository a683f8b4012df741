import { taskTemplates } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { postTaskEvents } from '../slack/service.ts';
import { createTask } from './createTask.ts';
import { makeTemplate } from './makeTemplate.ts';
import { taskTemplateModule } from './service.ts';

export const taskTemplateRoutes = taskTemplateModule.routes([
  implement(taskTemplates.fromTask, (call) => call.db.transaction((tx) => makeTemplate(tx, call.body, call))),

  implement(taskTemplates.createTask, async (call) => {
    const { body, db, params } = call;
    const task = await db.transaction((tx) => createTask(tx, params.id, body, call));
    postTaskEvents(call, [task.id]);
    return task;
  }),
]);
