import { auth } from '@bureau/contract';
import { PasswordField, SubmitButton } from '@bureau/forms';
import { Link, VisuallyHidden } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/ServicesContext.ts';
import { useSettings } from '../../app/settings.ts';
import { Ways } from '../../screens/entrance/Entrance.styles.ts';
import { EntranceForm } from '../../screens/entrance/EntranceForm.tsx';
import { EntranceHead } from '../../screens/entrance/EntranceHead.tsx';
import { type NewPassword, resetPasswordRules } from '../../screens/entrance/entranceRules.ts';
import type { MailedLink } from '../../screens/entrance/mailedLink.ts';
import { useLeadToSignIn } from '../../screens/entrance/useLeadToSignIn.ts';

const nothing: NewPassword = { password: '', password_confirmation: '' };

interface NewPasswordFormProps {
  readonly link: MailedLink;
  /** Says that the link invites to an account that has no password yet. */
  readonly isInvitation: boolean;
}

/** Takes the password of the account that a link was mailed to. */
export function NewPasswordForm({ link, isInvitation }: NewPasswordFormProps) {
  const { t } = useTranslation();
  const { client } = useServices();
  const { company_name: company } = useSettings();
  const leadToSignIn = useLeadToSignIn();
  const { email } = link;

  async function submit(values: NewPassword) {
    await client.call(auth.resetPassword, { body: { ...link, ...values } });
    leadToSignIn(t('reset_password.messages.success'));
  }

  return (
    <>
      <EntranceHead
        title={t(isInvitation ? 'reset_password.invitation.title' : 'reset_password.title')}
        subtitle={
          isInvitation
            ? t('reset_password.invitation.subtitle', { company, email })
            : t('reset_password.subtitle', { email })
        }
      />
      <EntranceForm
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
        <Ways>
          <Link href="/login">{t('forgot_password.cancel')}</Link>
        </Ways>
      </EntranceForm>
    </>
  );
}
