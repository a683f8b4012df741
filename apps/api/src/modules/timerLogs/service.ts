// What other modules may use of timers.
export { stopTimerOfPerson, stopTimersOf } from './queries.ts';
