import { auth } from '@bureau/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/ServicesContext.ts';
import { LoadFailure } from '../../screens/LoadFailure.tsx';
import { useLeadToSignIn } from '../../screens/entrance/useLeadToSignIn.ts';
import { useMailedLink } from '../../screens/entrance/useMailedLink.ts';

/** Makes the new address of an account count, by the link that was mailed to it (docs/product.md §7). It leads to the sign-in, and who has signed in past it. */
export function VerifyUserPage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const leadToSignIn = useLeadToSignIn();
  const { answer, error, retry } = useMailedLink((body) =>
    client.call(auth.verifyUser, { body, isSaidInPlace: true }),
  );
  useEffect(() => {
    if (answer) leadToSignIn(t('verify_user.messages.success'));
  }, [answer, leadToSignIn, t]);

  // the call itself covers the page
  return error ? <LoadFailure error={error} onRetry={retry} isPageTitle /> : null;
}
