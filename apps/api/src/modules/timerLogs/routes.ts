import { timerLogs } from '@bureau/contract';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import { implement } from '../../http/implement.ts';
import { changeTimer, readTimer } from './queries.ts';

export const timerLogRoutes = [
  implement(timerLogs.current, ({ db, caller, origin }) => readTimer(db, caller, origin.now)),

  implement(timerLogs.change, async ({ db, caller, body, origin, readSettings }) =>
    changeTimer(db, body, { caller, origin, timeZone: timeZoneOf(caller, await readSettings()) }),
  ),
];
