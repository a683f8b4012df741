import { auth, type PasswordRequest } from '@bureau/contract';
import { SubmitButton, TextField } from '@bureau/forms';
import { Link } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../core/services/ServicesContext.ts';
import { Links } from '../../screens/auth/Auth.styles.ts';
import { AuthForm } from '../../screens/auth/AuthForm.tsx';
import { AuthHeader } from '../../screens/auth/AuthHeader.tsx';
import { forgotPasswordRules } from '../../screens/auth/authRules.ts';
import { useRedirectToSignIn } from '../../screens/auth/useRedirectToSignIn.ts';

const nobody: PasswordRequest = { email: '' };

/** Has a link mailed to choose a new password (docs/product.md §2). */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const { client } = useServices();
  const redirectToSignIn = useRedirectToSignIn();

  async function submit({ email }: PasswordRequest) {
    await client.call(auth.forgotPassword, { body: { email: email.trim() } });
    redirectToSignIn(t('forgot_password.messages.success'));
  }

  return (
    <>
      <AuthHeader title={t('forgot_password.title')} subtitle={t('forgot_password.subtitle')} />
      <AuthForm
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
        <Links>
          <Link href="/login">{t('forgot_password.cancel')}</Link>
        </Links>
      </AuthForm>
    </>
  );
}
