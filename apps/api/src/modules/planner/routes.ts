import { planner } from '@bureau/contract';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { implement } from '../../http/implement.ts';
import { readDaysOff } from './daysOff.ts';
import { readPlan } from './rows.ts';

export const plannerRoutes = [
  implement(planner.rows, async ({ db, caller, query, readSettings }) => {
    const plan = await readPlan(db, caller, query, timeZoneOf(caller, await readSettings()));
    return { ...plan, ...(await readDaysOff(db, caller, query.from, query.to)) };
  }),
];
