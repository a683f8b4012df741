import { auth, type Registration } from '@bureau/contract';
import { PasswordField, SubmitButton, TextField } from '@bureau/forms';
import { Link } from '@bureau/ui';
import { credentialLength } from '@bureau/values';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { replaceAddress } from '../../core/navigation/address.ts';
import { useServices } from '../../core/services/ServicesContext.ts';
import { useSettings } from '../../core/settings/settings.ts';
import { Links } from '../../screens/auth/Auth.styles.ts';
import { AuthForm } from '../../screens/auth/AuthForm.tsx';
import { AuthHeader } from '../../screens/auth/AuthHeader.tsx';
import { registrationRules } from '../../screens/auth/authRules.ts';
import { useRedirectToSignIn } from '../../screens/auth/useRedirectToSignIn.ts';

const nobody: Registration = {
  username: '',
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  password_confirmation: '',
};

/** Lets somebody open an account, while the company allows it; else it leads to the sign-in (docs/product.md §2). */
export function RegisterPage() {
  const { allowed_for_registration: isAllowed } = useSettings();
  useEffect(() => {
    if (!isAllowed) replaceAddress('/login');
  }, [isAllowed]);
  return isAllowed ? <RegisterForm /> : null;
}

function RegisterForm() {
  const { t } = useTranslation();
  const { client } = useServices();
  const { company_name: company } = useSettings();
  const redirectToSignIn = useRedirectToSignIn();

  async function submit({ firstname, lastname, email, ...others }: Registration) {
    const body = {
      ...others,
      firstname: firstname.trim(),
      lastname: lastname.trim(),
      email: email.trim(),
    };
    await client.call(auth.register, { body });
    redirectToSignIn(t('register.messages.success'));
  }

  return (
    <>
      <AuthHeader title={t('register.title')} subtitle={t('register.subtitle', { company })} />
      <AuthForm textPrefix="register" rules={registrationRules} defaultValues={nobody} onSubmit={submit}>
        <TextField<Registration>
          name="username"
          label={t('register.fields.username.label')}
          description={t('register.fields.username.help', credentialLength)}
          autoComplete="nickname"
        />
        <TextField<Registration>
          name="firstname"
          label={t('register.fields.firstname.label')}
          autoComplete="given-name"
        />
        <TextField<Registration>
          name="lastname"
          label={t('register.fields.lastname.label')}
          autoComplete="family-name"
        />
        {/* who signs in is known by the address, which is what a password manager has to keep */}
        <TextField<Registration>
          name="email"
          type="email"
          label={t('login.fields.email.label')}
          autoComplete="username"
        />
        <PasswordField<Registration>
          name="password"
          label={t('login.fields.password.label')}
          autoComplete="new-password"
        />
        <PasswordField<Registration>
          name="password_confirmation"
          label={t('register.fields.password_confirmation.label')}
          autoComplete="new-password"
        />
        <SubmitButton>{t('register.submit')}</SubmitButton>
        <Links>
          <Link href="/login">{t('register.login')}</Link>
        </Links>
      </AuthForm>
    </>
  );
}
