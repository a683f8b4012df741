import { tasks } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { postTaskEvents } from '../slack/service.ts';
import { taskModule } from './module.ts';
import { pickTasks } from './pick.ts';
import { reorderTask } from './reorder.ts';

export const taskRoutes = taskModule.routes([
  implement(tasks.picker, ({ db, caller, query }) => pickTasks(db, caller, query.q)),

  implement(tasks.reorder, async (call) => {
    const task = await reorderTask(call.db, call.caller, call.body, call.origin.now);
    postTaskEvents(call, [task.id]);
    return task;
  }),
]);
