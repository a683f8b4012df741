import type { Settings } from '../db/settings/Settings.ts';
import type { Caller } from './Caller.ts';

/** Returns the time zone that days are counted in for a user. */
export const timeZoneOf = (caller: Caller, settings: Settings) => caller.timeZone ?? settings.time_zone;

/** Returns the day that it is at an instant in a time zone, `yyyy-MM-dd`. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const {
    year,
    month,
    day: date,
  } = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${date}`;
}
