import { tasks as contract } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { findVisibleTasks, visibleTasks } from '../../access/visible/tasks.ts';
import { isOneOf, isOneOrNone } from '../../db/list/conditions.ts';
import { taskAssignees, tasks, taskWatchers } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';
import { lastPosition, positionStep, readLastPosition } from '../../records/positions.ts';
import { postTaskEvents } from '../slack/service.ts';
import { taskFiles } from './files.ts';
import { findPlaceErrors, requireOwnSprints } from './place.ts';
import { hiddenFields } from './rules.ts';

/** Selects the tasks that somebody of some people is assigned to. */
const isAssignedTo = (ids: readonly number[]) =>
  sql`${tasks.id} in (select ${taskAssignees.taskId} from ${taskAssignees} where ${isOneOf(taskAssignees.userId, ids)})`;

export const taskModule = defineModule({
  resource: contract,
  table: tasks,
  links: { assignee_ids: taskAssignees, watcher_ids: taskWatchers },
  visible: (viewer) => visibleTasks(viewer),
  findVisible: findVisibleTasks,
  title: 'title',
  list: {
    sort: { position: { column: tasks.position } },
    filter: {
      assignee_id: (wanted) => isOneOrNone(wanted, isAssignedTo, sql`not ${tasks.isAssigned}`),
    },
  },
  files: taskFiles,
  hooks: {
    hiddenFields,
    check: async (tx, body, { before }) => findPlaceErrors(tx, body, before),
    columns: ({ assignee_ids: ids }) => ({ isAssigned: ids && ids.length > 0 }),
    newColumns: () => ({ position: sql`${lastPosition(tasks)} + ${positionStep}` }),
    beforeBulk: requireOwnSprints,
    async completeImport(tx, bodies) {
      const last = await readLastPosition(tx, tasks);
      return bodies.map((body, index) => ({
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
