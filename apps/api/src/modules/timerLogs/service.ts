// What other modules may use of timers.
export { stopTimersOf } from './queries.ts';
