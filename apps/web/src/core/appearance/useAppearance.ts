import { profile, settings } from '@bureau/contract';
import { applyTheme } from '@bureau/theme';
import type { ThemeSettings } from '@bureau/ui/theming';
import { useMemo, useRef } from 'react';
import { useQuery } from '../../api/useQuery.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useAccount, useUpdateCachedUser, useUser } from '../account/account.ts';
import {
  fallbackAppearance,
  type AppearanceSettings,
  appearanceOf,
  preferencesOf,
  type Appearance,
  themeOf,
} from './appearance.ts';
import { useServices } from '../services/ServicesContext.ts';
import { useSettings } from '../settings/settings.ts';

/** Returns what the settings say of the appearance; undefined until they are here, or cannot be had. */
function useAppearanceSettings(): AppearanceSettings | undefined {
  const publicSettings = useSettings();
  const { data, error } = useQuery(settings.all);
  return useMemo(() => data ?? (error && fallbackAppearance(publicSettings)), [data, error, publicSettings]);
}

/** Returns the appearance of the signed-in user; undefined until it is known. */
export function useAppearance(): Appearance | undefined {
  const own = useAccount().data?.loginUser.preferences.theme;
  const company = useAppearanceSettings();
  return useMemo(() => own && company && appearanceOf(company, own), [own, company]);
}

/**
 * Returns the function that changes the appearance of the signed-in user. It shows at once, before anything renders, and goes back when it cannot
 * be saved; returns whether it was saved.
 */
export function useChangeAppearance(): (wanted: ThemeSettings) => Promise<boolean> {
  const { client } = useServices();
  const write = useWrite();
  const user = useUser();
  const updateUser = useUpdateCachedUser();
  const company = useAppearanceSettings();
  const latest = useRef(0);

  return async (wanted) => {
    if (!company) return false;
    const theme = preferencesOf(wanted, company);
    const preferences = { ...user.preferences, theme };
    const turn = (latest.current += 1);
    applyTheme(themeOf(appearanceOf(company, theme)));
    updateUser({ ...user, preferences });
    try {
      await write(
        () => client.call(profile.update, { body: { preferences: { theme } }, isBackground: true }),
        {
          // the answer to an earlier change says nothing of what was chosen since
          store: async (saved) => turn === latest.current && updateUser(saved),
        },
      );
      return true;
    } catch {
      if (turn !== latest.current) return true;
      applyTheme(themeOf(appearanceOf(company, user.preferences.theme)));
      updateUser(user);
      return false;
    }
  };
}
