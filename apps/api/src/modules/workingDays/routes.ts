import { workingDays } from '@bureau/contract';
import { type Parts, readPart } from '../../db/settings/parts.ts';
import { implement } from '../../http/implement.ts';
import { savePart } from '../settings/service.ts';

type Days = Parts['working_days'];

const name = 'working_days';
const [sunday, saturday] = [0, 6];

/** The week of eight hours from Monday to Friday, which holds where nothing is set. */
const fallback: Days = Array.from({ length: 7 }, (_, day) => {
  const isWorking = day !== sunday && day !== saturday;
  return { day, is_working: isWorking, minutes: isWorking ? 8 * 60 : 0 };
});

/** Returns the activity values of each day: how long people work on it, in minutes, or null. */
const describe = (days: Days) =>
  Object.fromEntries(days.map((day) => [`${name}.${day.day}`, day.is_working ? day.minutes : null]));

export const workingDayRoutes = [
  implement(workingDays.one, async ({ db }) => ({ days: await readPart(db, name, fallback) })),

  implement(workingDays.save, async ({ db, caller, body, origin }) => {
    const days = [...body.days].sort((a, b) => a.day - b.day);
    return { days: await savePart(db, caller, { name, fallback, change: () => days, describe }, origin) };
  }),
];
