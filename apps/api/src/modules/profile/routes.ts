import { profile, users } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { changeProfile, readProfile } from './queries.ts';
import { toLoginUser } from './rules.ts';

export const profileRoutes = [
  implement(profile.one, async ({ db, caller, origin, readSettings }) =>
    readProfile(db, caller, await readSettings(), origin.now),
  ),

  implement(profile.update, async ({ db, caller, body, origin, readSettings }) =>
    changeProfile(db, caller, body, await readSettings(), origin),
  ),

  implement(users.changeLocale, async ({ db, caller, params, origin, readSettings }) => {
    const settings = await readSettings();
    const { locale: language } = params;
    await changeProfile(db, caller, { language }, settings, origin);
    return toLoginUser({ ...caller, language }, settings);
  }),
];
