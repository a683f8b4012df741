import { timerLogs } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { changeTimer, readTimer } from './queries.ts';

export const timerLogRoutes = [
  implement(timerLogs.current, ({ db, caller, origin }) => readTimer(db, caller.id, origin.now)),

  implement(timerLogs.change, ({ db, caller, body, origin }) => changeTimer(db, caller, body, origin.now)),
];
