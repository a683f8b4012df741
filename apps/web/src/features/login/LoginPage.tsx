import { auth, type Credentials } from '@bureau/contract';
import { Form, type GetErrorMessage, PasswordField, SubmitButton, TextField } from '@bureau/forms';
import { credentialLength } from '@bureau/values';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../app/settings.ts';
import { reportDefect, toFormError } from '../../screens/describeFailure.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginHead } from './LoginHead.tsx';
import { useSignIn } from './useSignIn.ts';

const nobody: Credentials = { email: '', password: '' };
const { min, max } = credentialLength;

/** Signs a user in (docs/product.md §2 and §5). A refusal keeps the email and goes to the password. */
export function LoginPage() {
  const { t } = useTranslation();
  const { is_demo: isDemo } = useSettings();
  const signIn = useSignIn();
  const password = useRef<HTMLDivElement>(null);

  const getErrorMessage: GetErrorMessage = ({ path, type }) => {
    switch (`${path}.${type}`) {
      case 'email.required':
        return t('login.fields.email.errors.required');
      case 'password.required':
        return t('login.fields.password.errors.required');
      case 'password.min':
        return t('login.fields.password.errors.minlength', { min });
      case 'password.max':
        return t('login.fields.password.errors.maxlength', { max });
      default:
        return undefined;
    }
  };

  async function submit({ email, password: secret }: Credentials) {
    try {
      await signIn({ email: email.trim(), password: secret });
    } catch (error) {
      const field = password.current?.querySelector('input');
      field?.focus();
      field?.select();
      throw toFormError(error, t);
    }
  }

  return (
    <>
      <LoginHead />
      <Form
        schema={auth.login.body}
        defaultValues={nobody}
        getErrorMessage={getErrorMessage}
        onSubmit={submit}
        onSubmitError={reportDefect}
        hasInitialFocus
      >
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
        <SubmitButton>{t('login.submit')}</SubmitButton>
        {isDemo && <DemoAccounts />}
      </Form>
    </>
  );
}
