import { profile, users } from '@bureau/contract';
import { isLocale, locales } from '@bureau/values';
import { FieldError } from '../../http/ApiError.ts';
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
    const language = params.locale;
    if (!isLocale(language)) {
      const values = { values: locales.join(', ') };
      throw new FieldError({ locale: [{ key: 'validation.oneOf', values }] });
    }
    return toLoginUser(await changeProfile(db, caller, { language }, origin.now), await readSettings());
  }),
];
