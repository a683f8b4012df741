export { localFirstDayOfWeek, useFirstDayOfWeek, WeekContext, weekdays } from './week.ts';
