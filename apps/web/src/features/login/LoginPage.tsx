import type { Credentials } from '@bureau/contract';
import { PasswordField, SubmitButton, TextField } from '@bureau/forms';
import { Link } from '@bureau/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../core/settings/settings.ts';
import { Links } from '../../screens/auth/Auth.styles.ts';
import { AuthForm } from '../../screens/auth/AuthForm.tsx';
import { AuthHeader } from '../../screens/auth/AuthHeader.tsx';
import { loginRules } from '../../screens/auth/authRules.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { useSignIn } from './useSignIn.ts';

const nobody: Credentials = { email: '', password: '' };

/** Signs a user in (docs/product.md §2 and §5). A refusal keeps the email and goes to the password. */
export function LoginPage() {
  const { t } = useTranslation();
  const { company_name: company, allowed_for_registration: canRegister, is_demo: isDemo } = useSettings();
  const signIn = useSignIn();
  const password = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  async function submit({ email, password: secret }: Credentials) {
    try {
      await signIn({ email: email.trim(), password: secret });
    } catch (error) {
      const field = password.current?.querySelector('input');
      field?.focus();
      field?.select();
      throw error;
    }
  }

  return (
    <>
      <AuthHeader title={t('login.title')} subtitle={t('login.subtitle', { company })} />
      <AuthForm textPrefix="login" rules={loginRules} defaultValues={nobody} onSubmit={submit}>
        <TextField<Credentials>
          name="email"
          type="email"
          label={t('login.fields.email.label')}
          autoComplete="username"
        />
        <PasswordField<Credentials>
          ref={password}
          name="password"
          label={t('login.fields.password.label')}
          autoComplete="current-password"
        />
        <SubmitButton ref={submitButton}>{t('login.submit')}</SubmitButton>
        <Links>
          <Link href="/forgot-password">{t('login.forgot_password')}</Link>
          {canRegister && <Link href="/register">{t('login.register')}</Link>}
        </Links>
        {isDemo && <DemoAccounts onFill={() => submitButton.current?.focus()} />}
      </AuthForm>
    </>
  );
}
