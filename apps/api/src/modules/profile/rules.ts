import type { LoginUser } from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { formatsOf } from '../../access/formatsOf.ts';
import type { Settings } from '../../db/settings/Settings.ts';

/** Writes the signed-in user as the contract has it. Who calls is online. */
export function toLoginUser(caller: Caller, settings: Settings): LoginUser {
  return {
    id: caller.id,
    firstname: caller.firstname,
    lastname: caller.lastname,
    email: caller.email,
    avatar: caller.avatar,
    online_status: true,
    language: caller.language,
    settings: formatsOf(caller, settings),
    preferences: caller.preferences,
    ...(caller.isExternal && { is_external: true }),
    roles: [...caller.roles],
    permissions: [...caller.permissions],
  };
}
