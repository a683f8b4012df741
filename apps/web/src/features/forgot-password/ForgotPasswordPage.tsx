import { auth, type PasswordRequest } from '@bureau/contract';
import { SubmitButton, TextField } from '@bureau/forms';
import { Link } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../app/ServicesContext.ts';
import { Ways } from '../../screens/entrance/Entrance.styles.ts';
import { EntranceForm } from '../../screens/entrance/EntranceForm.tsx';
import { EntranceHead } from '../../screens/entrance/EntranceHead.tsx';
import { forgotPasswordRules } from '../../screens/entrance/entranceRules.ts';
import { useLeadToSignIn } from '../../screens/entrance/useLeadToSignIn.ts';

const nobody: PasswordRequest = { email: '' };

/** Has a link mailed to choose a new password (docs/product.md §2). */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const leadToSignIn = useLeadToSignIn();

  async function submit({ email }: PasswordRequest) {
    await client.call(auth.forgotPassword, { body: { email: email.trim() } });
    leadToSignIn(t('forgot_password.messages.success'));
  }

  return (
    <>
      <EntranceHead title={t('forgot_password.title')} subtitle={t('forgot_password.subtitle')} />
      <EntranceForm
        textPrefix="forgot_password"
        rules={forgotPasswordRules}
        defaultValues={nobody}
        onSubmit={submit}
      >
        <TextField<PasswordRequest>
          name="email"
          type="email"
          label={t('login.fields.email.label')}
          autoComplete="username"
        />
        <SubmitButton>{t('forgot_password.submit')}</SubmitButton>
        <Ways>
          <Link href="/login">{t('forgot_password.cancel')}</Link>
        </Ways>
      </EntranceForm>
    </>
  );
}
