import type { Settings } from '../db/settings/Settings.ts';
import type { Caller } from './Caller.ts';

/** Returns the time zone that days are counted in for a user. */
export const timeZoneOf = (caller: Caller, settings: Settings) => caller.timeZone ?? settings.time_zone;
