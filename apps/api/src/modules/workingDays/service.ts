// What other modules may use of the working days.
export { readWorkingDays } from './read.ts';
