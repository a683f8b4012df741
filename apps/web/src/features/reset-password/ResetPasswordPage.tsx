import { auth } from '@bureau/contract';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';
import { usePageTitle } from '../../core/navigation/usePageTitle.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { useMailedLink } from '../../screens/auth/useMailedLink.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Lets somebody choose a password by a mailed link: who forgot theirs, or who was invited (docs/product.md §2). */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { link, answer, error, retry } = useMailedLink(
    (body) => client.call(auth.verifyToken, { body, handlesErrors: true }),
    true,
  );
  const isInvitation = answer?.is_invitation === true;
  usePageTitle(t(isInvitation ? 'reset_password.invitation.title' : 'reset_password.title'));

  if (error) return <LoadFailure error={error} onRetry={retry} isPageTitle />;
  // the call itself covers the page
  if (!answer) return null;
  return <NewPasswordForm link={link} isInvitation={isInvitation} />;
}
