import { profile, settings } from '@bureau/contract';
import { applyTheme } from '@bureau/theme';
import type { ThemeSettings } from '@bureau/ui/theming';
import { useMemo, useRef } from 'react';
import { useQuery } from '../api/useQuery.ts';
import { useAccount, useKeepUser, useUser } from './account.ts';
import { fallbackLook, type LookSettings, lookOf, preferencesOf, type ShownLook, themeOf } from './look.ts';
import { useServices } from './ServicesContext.ts';
import { useSettings } from './settings.ts';

/** Gives what the settings say of the look; undefined until they are here, or cannot be had. */
function useLookSettings(): LookSettings | undefined {
  const publicSettings = useSettings();
  const { data, error } = useQuery(settings.all);
  return useMemo(() => data ?? (error && fallbackLook(publicSettings)), [data, error, publicSettings]);
}

/** Gives the look of the signed-in user; undefined until it is known. */
export function useLook(): ShownLook | undefined {
  const own = useAccount().data?.loginUser.preferences.theme;
  const company = useLookSettings();
  return useMemo(() => own && company && lookOf(company, own), [own, company]);
}

/**
 * Gives the function that changes the look of the signed-in user. It shows at once, before anything renders, and goes back when it cannot
 * be saved; tells whether it was saved.
 */
export function useChangeLook(): (wanted: ThemeSettings) => Promise<boolean> {
  const { client } = useServices();
  const user = useUser();
  const keepUser = useKeepUser();
  const company = useLookSettings();
  const latest = useRef(0);

  return async (wanted) => {
    if (!company) return false;
    const theme = preferencesOf(wanted, company);
    const preferences = { ...user.preferences, theme };
    const turn = (latest.current += 1);
    applyTheme(themeOf(lookOf(company, theme)));
    keepUser({ ...user, preferences });
    try {
      const saved = await client.call(profile.update, { body: { preferences }, isBackground: true });
      // the answer to an earlier change says nothing of what was chosen since
      if (turn === latest.current) keepUser(saved);
      return true;
    } catch {
      if (turn !== latest.current) return true;
      applyTheme(themeOf(lookOf(company, user.preferences.theme)));
      keepUser(user);
      return false;
    }
  };
}
