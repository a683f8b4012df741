import { profile, type ResponseOf, users } from '@bureau/contract';
import { Form, FormActions, FormErrorSummary, mustMatch, PasswordField, SubmitButton } from '@bureau/forms';
import { Alert, Section, Stack, toasts } from '@bureau/ui';
import { credentialLength } from '@bureau/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useApi } from '../../../api/ApiProvider.tsx';
import { answersOf } from '../../../api/keys.ts';
import { useRequest } from '../../../api/useQuery.ts';
import { useWrite } from '../../../api/writes/useWrite.ts';
import { useIsKept } from '../../../core/settings/settings.ts';
import { reportDefect, toFormError } from '../../../screens/describeFailure.ts';
import { EmailForm } from './EmailForm.tsx';
import { Sessions } from './Sessions.tsx';

interface SecurityProps {
  readonly user: ResponseOf<typeof users.one>;
  readonly isOwn: boolean;
}

const password = string().min(credentialLength.min).max(credentialLength.max).required();
const passwordFields = { password, password_confirmation: string().required().test(mustMatch('password')) };
const confirmation = { current_password: string().required() };

/** The forms for somebody else, and those that ask for the own password again. */
const schemas = [object(passwordFields), object({ ...passwordFields, ...confirmation })] as const;

/**
 * Changes how somebody signs in, and shows where they are signed in. Whoever changes their own gives their password again; so does a super administrator who changes another one's
 * (docs/product.md §5).
 */
export function Security({ isOwn, user }: SecurityProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const write = useWrite();
  const { id } = user;
  const isKept = useIsKept();
  const isSuper = user.positions?.some(({ role_name: role }) => role === 'super_admin') === true;
  const isConfirmed = isOwn || isSuper;
  // a form that was sent begins anew, and has the focus
  const [sent, setSent] = useState({ password: 0, email: 0 });
  const { data: own } = useRequest<ResponseOf<typeof profile.one>>(profile.one, isOwn ? {} : null);

  const send = async (form: keyof typeof sent, call: () => Promise<unknown>, message: string) => {
    try {
      await write(call, { invalidates: answersOf(profile.one, users.one) });
    } catch (error) {
      throw toFormError(error, t);
    }
    setSent((before) => ({ ...before, [form]: before[form] + 1 }));
    toasts.show({ tone: 'success', message });
  };

  // what came with the demonstration belongs to everybody who looks at it
  if (isKept(user))
    return (
      <Stack gap={6}>
        <Alert tone="info">{t('users.profile.demonstration')}</Alert>
        <Sessions id={id} />
      </Stack>
    );

  const ownPassword = isConfirmed && (
    <PasswordField
      name="current_password"
      label={t('users.profile.current_password')}
      autoComplete="current-password"
    />
  );

  return (
    <Stack gap={6}>
      <Section title={t('users.profile.change_password')}>
        <Form
          key={sent.password}
          label={t('users.profile.change_password')}
          schema={schemas[isConfirmed ? 1 : 0]}
          defaultValues={{
            password: '',
            password_confirmation: '',
            ...(isConfirmed && { current_password: '' }),
          }}
          onSubmit={async (body) =>
            send(
              'password',
              async () => client.call(users.changePassword, { params: { id }, body, handlesErrors: true }),
              t('users.profile.password_changed'),
            )
          }
          onSubmitError={reportDefect}
          hasInitialFocus={sent.password > 0}
        >
          <FormErrorSummary />
          {ownPassword}
          <PasswordField
            name="password"
            label={t('users.profile.new_password')}
            autoComplete="new-password"
          />
          <PasswordField
            name="password_confirmation"
            label={t('users.profile.repeat_password')}
            autoComplete="new-password"
          />
          <FormActions>
            <SubmitButton>{t('users.profile.change_password')}</SubmitButton>
          </FormActions>
        </Form>
      </Section>
      <Section title={t('users.profile.change_email')}>
        {own?.pending_email != null && (
          <Alert tone="info">{t('users.profile.pending_email', { email: own.pending_email })}</Alert>
        )}
        <EmailForm
          key={sent.email}
          id={id}
          ownPassword={ownPassword}
          hasInitialFocus={sent.email > 0}
          onSend={async (call, message) => send('email', call, message)}
        />
      </Section>
      <Sessions id={id} />
    </Stack>
  );
}
