import { auth } from '@bureau/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { useRedirectToSignIn } from '../../screens/auth/useRedirectToSignIn.ts';
import { useMailedLink } from '../../screens/auth/useMailedLink.ts';

/** Confirms the new address of an account, by the link that was mailed to it (docs/product.md §7). It leads to the sign-in, and who has signed in past it. */
export function VerifyUserPage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const redirectToSignIn = useRedirectToSignIn();
  const { answer, error, retry } = useMailedLink((body) =>
    client.call(auth.verifyUser, { body, handlesErrors: true }),
  );
  useEffect(() => {
    if (answer) redirectToSignIn(t('verify_user.messages.success'));
  }, [answer, redirectToSignIn, t]);

  // the call itself covers the page
  return error ? <LoadFailure error={error} onRetry={retry} isPageTitle /> : null;
}
