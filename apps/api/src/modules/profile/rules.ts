import type { LoginUser } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { timeZoneOf } from '../../access/timeZoneOf.ts';
import type { Settings } from '../../db/settings/Settings.ts';

/** Writes the signed-in user as the contract has it. Who calls is online. */
export function toLoginUser(caller: Caller, settings: Settings): LoginUser {
  const { formats } = caller.preferences;
  return {
    id: caller.id,
    firstname: caller.firstname,
    lastname: caller.lastname,
    email: caller.email,
    avatar: caller.avatar,
    online_status: true,
    language: caller.language,
    settings: {
      date_format: formats?.date_format ?? settings.date_format,
      date_time_format: formats?.date_time_format ?? settings.date_time_format,
      time_zone: timeZoneOf(caller, settings),
      first_day_of_week: formats?.first_day_of_week ?? settings.first_day_of_week,
    },
    preferences: caller.preferences,
    ...(caller.isExternal && { is_external: true }),
    roles: [...caller.roles],
    permissions: [...caller.permissions],
  };
}
