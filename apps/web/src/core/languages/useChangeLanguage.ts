import { changeLocale } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { ApiError } from '../../api/ApiError.ts';
import { useUpdateCachedUser, useUser } from '../account/account.ts';
import {
  forgetPreferredLanguage,
  storePreferredLanguage,
  readPreferredLanguage,
} from './preferredLanguage.ts';
import { useServices } from '../services/ServicesContext.ts';

/**
 * Returns the function that changes the language of the signed-in user (docs/product.md §7). It is shown at once and stays: a server that
 * cannot be reached is sent it later (`useSendLanguage`).
 */
export function useChangeLanguage(): (language: Locale) => Promise<void> {
  const { browserStore } = useServices();
  const user = useUser();
  const updateUser = useUpdateCachedUser();
  const send = useSendLanguage();
  return (language) => {
    storePreferredLanguage(browserStore, user.id, language);
    updateUser({ ...user, language });
    return send();
  };
}

/** Returns the function that tells the server which language the user has chosen, if it does not know. */
export function useSendLanguage(): () => Promise<void> {
  const { browserStore, client } = useServices();
  const user = useUser();
  const updateUser = useUpdateCachedUser();
  return async () => {
    const locale = readPreferredLanguage(browserStore, user.id);
    if (!locale) return;
    try {
      const changed = await client.call(changeLocale, { params: { locale }, retries: 0 });
      // another one was chosen meanwhile
      if (readPreferredLanguage(browserStore, user.id) !== locale) return;
      forgetPreferredLanguage(browserStore);
      updateUser(changed);
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 404, 422].includes(error.status);
      if (!isRefused) return;
      forgetPreferredLanguage(browserStore);
      updateUser(user);
    }
  };
}
