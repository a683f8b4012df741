import { workingDays } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { savePart } from '../settings/service.ts';
import { type Days, fallback, name, readWorkingDays } from './read.ts';

/** Returns the activity values of each day: how long people work on it, in minutes, or null. */
const describe = (days: Days) =>
  Object.fromEntries(days.map((day) => [`${name}.${day.day}`, day.is_working ? day.minutes : null]));

export const workingDayRoutes = [
  implement(workingDays.one, async ({ db }) => ({ days: await readWorkingDays(db) })),

  implement(workingDays.save, async ({ db, caller, body, origin }) => {
    const days = [...body.days].sort((a, b) => a.day - b.day);
    return { days: await savePart(db, caller, { name, fallback, change: () => days, describe }, origin) };
  }),
];
