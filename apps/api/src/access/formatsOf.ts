import type { LoginUser } from '@bureau/contract';
import type { Settings } from '../db/settings/Settings.ts';
import type { Caller } from './Caller.ts';
import { timeZoneOf } from './timeZoneOf.ts';

/** Returns how dates and times are written for a caller, and where: as they have chosen, or else as the company does. */
export function formatsOf(caller: Caller, settings: Settings): LoginUser['settings'] {
  const { formats } = caller.preferences;
  return {
    date_format: formats?.date_format ?? settings.date_format,
    date_time_format: formats?.date_time_format ?? settings.date_time_format,
    time_zone: timeZoneOf(caller, settings),
    first_day_of_week: formats?.first_day_of_week ?? settings.first_day_of_week,
  };
}
