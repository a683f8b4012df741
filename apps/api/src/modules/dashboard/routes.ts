import { canAccess, dashboard } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { timeZoneOf } from '../profile/rules.ts';
import { countTasks } from './queries.ts';
import { dayIn } from './rules.ts';

export const dashboardRoutes = [
  implement(dashboard.one, async ({ db, caller, origin, readSettings }) => {
    const today = dayIn(timeZoneOf(caller, await readSettings()), origin.now);
    const tasks = canAccess(caller, 'tasks_view') ? await countTasks(db, caller, today) : null;
    return { today, tasks };
  }),
];
