import { users } from '@bureau/contract';
import { Form, FormActions, FormErrorSummary, SubmitButton, TextField } from '@bureau/forms';
import { emailFormat } from '@bureau/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useApi } from '../../../api/ApiProvider.tsx';
import { useDraft } from '../../../core/drafts/useDraft.ts';
import { reportDefect } from '../../../screens/describeFailure.ts';
import { changesOf, isDraftOf } from '../../../screens/fields/fieldForms.ts';

interface EmailFormProps {
  readonly id: number;
  /** Asks for the own password, where that is needed. */
  readonly ownPassword: ReactNode;
  readonly hasInitialFocus: boolean;
  readonly onSend: (call: () => Promise<unknown>, message: string) => Promise<void>;
}

const email = string()
  .trim()
  .required()
  .test({ name: 'email', test: (value) => !value || emailFormat.test(value) });

/** The form for somebody else, and the one that asks for the own password again. */
const schemas = [object({ email }), object({ email, current_password: string().required() })] as const;

/** Asks for the address by which somebody signs in from now on. It is kept until it is sent. */
export function EmailForm({ hasInitialFocus, id, onSend, ownPassword }: EmailFormProps) {
  const { t } = useTranslation();
  const { client } = useApi();
  const begun = { email: '', ...(ownPassword && { current_password: '' }) };
  const { initialDraft, saveDraft } = useDraft(`profile/${id}/email`, isDraftOf(begun));
  return (
    <Form
      label={t('users.profile.change_email')}
      schema={schemas[ownPassword ? 1 : 0]}
      defaultValues={begun}
      {...(initialDraft && { initialDraft })}
      onValuesChange={(values) => saveDraft(changesOf(values, begun))}
      onSubmit={async (body) => {
        const call = async () => {
          await client.call(users.changeEmail, { params: { id }, body, handlesErrors: true });
          saveDraft(undefined);
        };
        await onSend(call, t('users.profile.email_mailed', { email: body.email }));
      }}
      onSubmitError={reportDefect}
      hasInitialFocus={hasInitialFocus}
    >
      <FormErrorSummary />
      <TextField
        name="email"
        label={t('users.profile.new_email')}
        description={t('users.profile.new_email.help')}
        type="email"
        autoComplete="email"
      />
      {ownPassword}
      <FormActions>
        <SubmitButton>{t('users.profile.change_email')}</SubmitButton>
      </FormActions>
    </Form>
  );
}
