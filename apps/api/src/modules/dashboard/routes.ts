import { dashboard, widgetLimit } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { formatsOf } from '../../access/formatsOf.ts';
import { dayIn, timeZoneOf } from '../../access/timeZoneOf.ts';
import { type Call, implement } from '../../http/implement.ts';
import { listRecent } from './activity.ts';
import { listAnnounced } from './announcements.ts';
import { listAway } from './away.ts';
import { countFlow } from './flow.ts';
import { sumHours } from './hours.ts';
import { countSeverities } from './incidents.ts';
import { readLayout, saveLayout } from './layout.ts';
import { listProgress } from './projects.ts';
import { readPeriod } from './rules.ts';
import { countStats, countStatuses, listTasksOf, type Today } from './stats.ts';
import { listTodos } from './todos.ts';

type Asking = Pick<Call, 'origin' | 'readSettings'> & { readonly caller: Caller };

async function readToday({ caller, origin, readSettings }: Asking): Promise<Today> {
  const timeZone = timeZoneOf(caller, await readSettings());
  return { timeZone, today: dayIn(timeZone, origin.now) };
}

export const dashboardRoutes = [
  implement(dashboard.figures, async ({ db, query, ...call }) => {
    const today = await readToday(call);
    return countStats(db, call.caller, today, readPeriod(today.today, query.period));
  }),

  implement(dashboard.flow, async ({ db, query, ...call }) => {
    const today = await readToday(call);
    return countFlow(db, call.caller, today, readPeriod(today.today, query.period));
  }),

  implement(dashboard.statuses, async ({ db, ...call }) =>
    countStatuses(db, call.caller, await readToday(call)),
  ),

  implement(dashboard.incidents, async ({ db, ...call }) =>
    countSeverities(db, call.caller, await readToday(call)),
  ),

  implement(dashboard.away, async ({ db, ...call }) =>
    listAway(db, call.caller, await readToday(call), widgetLimit),
  ),

  implement(dashboard.announcements, async ({ db, ...call }) =>
    listAnnounced(db, call.caller, await readToday(call), widgetLimit),
  ),

  implement(dashboard.todos, async ({ db, ...call }) =>
    listTodos(db, call.caller, await readToday(call), widgetLimit),
  ),

  implement(dashboard.hours, async ({ db, ...call }) => {
    const { first_day_of_week: firstDay } = formatsOf(call.caller, await call.readSettings());
    return sumHours(db, call.caller, await readToday(call), firstDay);
  }),

  implement(dashboard.layout, ({ db, caller }) => readLayout(db, caller)),

  implement(dashboard.saveLayout, ({ db, caller, body, origin }) => saveLayout(db, caller, body, origin.now)),

  implement(dashboard.tasks, async ({ db, query, ...call }) =>
    listTasksOf(db, call.caller, await readToday(call), query.of, widgetLimit),
  ),

  implement(dashboard.projects, async ({ db, ...call }) =>
    listProgress(db, call.caller, await readToday(call), widgetLimit),
  ),

  implement(dashboard.activity, async ({ db, query, ...call }) => {
    const { today } = await readToday(call);
    const { from } = readPeriod(today, query.period);
    return listRecent(db, call.caller, new Date(`${from}T00:00:00Z`), widgetLimit);
  }),
];
