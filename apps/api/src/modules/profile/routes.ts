import { profile, users } from '@bureau/contract';
import { implement } from '../../http/implement.ts';
import { changeProfile } from './queries.ts';
import { toLoginUser } from './rules.ts';

export const profileRoutes = [
  implement(profile.one, async ({ caller, readSettings }) => toLoginUser(caller, await readSettings())),

  implement(profile.update, async ({ db, caller, body, origin, readSettings }) => {
    const { preferences } = body;
    return toLoginUser(await changeProfile(db, caller, { preferences }, origin.now), await readSettings());
  }),

  implement(users.changeLocale, async ({ db, caller, params, origin, readSettings }) => {
    return toLoginUser(
      await changeProfile(db, caller, { language: params.locale }, origin.now),
      await readSettings(),
    );
  }),
];
