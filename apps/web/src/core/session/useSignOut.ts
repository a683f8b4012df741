import { auth } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { previewName } from './preview.ts';
import { useServices } from '../services/ServicesContext.ts';

/** How long the server is given to end the session, in milliseconds. */
const patience = 5000;

/** Returns the function that signs the user out. */
export function useSignOut(): () => Promise<void> {
  const { client, session, tabStore } = useServices();
  const { t } = useTranslation();
  return async () => {
    // the server takes no call of a preview that does something
    tabStore.remove(previewName);
    // here the session ends in any case, whatever the server says, and where it says nothing
    await Promise.race([
      client.call(auth.logout, { retries: 0 }).catch(() => undefined),
      new Promise((resolve) => {
        setTimeout(resolve, patience);
      }),
    ]);
    session.end('signedOut');
    toasts.show({ tone: 'success', message: t('shell.signed_out') });
  };
}
