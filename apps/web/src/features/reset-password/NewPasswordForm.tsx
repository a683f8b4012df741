import { auth } from '@bureau/contract';
import { PasswordField, SubmitButton } from '@bureau/forms';
import { Link, VisuallyHidden } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useSettings } from '../../core/settings/settings.ts';
import { Links } from '../../screens/auth/Auth.styles.ts';
import { AuthForm } from '../../screens/auth/AuthForm.tsx';
import { AuthHeader } from '../../screens/auth/AuthHeader.tsx';
import { type NewPassword, resetPasswordRules } from '../../screens/auth/authRules.ts';
import type { MailedLink } from '../../screens/auth/mailedLink.ts';
import { useRedirectToSignIn } from '../../screens/auth/useRedirectToSignIn.ts';

const nothing: NewPassword = { password: '', password_confirmation: '' };

interface NewPasswordFormProps {
  readonly link: MailedLink;
  /** Whether the link invites to an account that has no password yet. */
  readonly isInvitation: boolean;
}

/** Takes the password of the account that a link was mailed to. */
export function NewPasswordForm({ link, isInvitation }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { company_name: company } = useSettings();
  const redirectToSignIn = useRedirectToSignIn();
  const { email } = link;

  async function submit(values: NewPassword) {
    await client.call(auth.resetPassword, { body: { ...link, ...values } });
    redirectToSignIn(t('reset_password.messages.success'));
  }

  return (
    <>
      <AuthHeader
        title={t(isInvitation ? 'reset_password.invitation.title' : 'reset_password.title')}
        subtitle={
          isInvitation
            ? t('reset_password.invitation.subtitle', { company, email })
            : t('reset_password.subtitle', { email })
        }
      />
      <AuthForm
        textPrefix="reset_password"
        rules={resetPasswordRules}
        defaultValues={nothing}
        onSubmit={submit}
      >
        {/* tells a password manager whose password it is */}
        <VisuallyHidden>
          <input
            type="email"
            autoComplete="username"
            aria-label={t('login.fields.email.label')}
            tabIndex={-1}
            value={email}
            readOnly
          />
        </VisuallyHidden>
        <PasswordField<NewPassword>
          name="password"
          label={t('reset_password.fields.password.label')}
          autoComplete="new-password"
        />
        <PasswordField<NewPassword>
          name="password_confirmation"
          label={t('register.fields.password_confirmation.label')}
          autoComplete="new-password"
        />
        <SubmitButton>
          {t(isInvitation ? 'reset_password.invitation.submit' : 'reset_password.submit')}
        </SubmitButton>
        <Links>
          <Link href="/login">{t('forgot_password.cancel')}</Link>
        </Links>
      </AuthForm>
    </>
  );
}
