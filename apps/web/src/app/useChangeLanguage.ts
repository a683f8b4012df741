import { users } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { ApiError } from '../api/ApiError.ts';
import { useKeepUser, useUser } from './account.ts';
import { forgetLanguageWish, keepLanguageWish, readLanguageWish } from './languageWish.ts';
import { useServices } from './ServicesContext.ts';

/**
 * Gives the function that changes the language of the signed-in user (docs/product.md §7). It is shown at once, and stays when the server
 * cannot be told: it hears of it later (`useSendLanguage`).
 */
export function useChangeLanguage(): (language: Locale) => Promise<void> {
  const { browserStore } = useServices();
  const user = useUser();
  const keepUser = useKeepUser();
  const send = useSendLanguage();
  return (language) => {
    keepLanguageWish(browserStore, user.id, language);
    keepUser({ ...user, language });
    return send();
  };
}

/** Gives the function that tells the server which language the user has chosen, if it does not know. */
export function useSendLanguage(): () => Promise<void> {
  const { browserStore, client } = useServices();
  const user = useUser();
  const keepUser = useKeepUser();
  return async () => {
    const locale = readLanguageWish(browserStore, user.id);
    if (!locale) return;
    try {
      const changed = await client.call(users.changeLocale, { params: { locale }, retries: 0 });
      // another one was chosen meanwhile
      if (readLanguageWish(browserStore, user.id) !== locale) return;
      forgetLanguageWish(browserStore);
      keepUser(changed);
    } catch (error) {
      const isRefused = error instanceof ApiError && [403, 404, 422].includes(error.status);
      if (!isRefused) return;
      forgetLanguageWish(browserStore);
      keepUser(user);
    }
  };
}
