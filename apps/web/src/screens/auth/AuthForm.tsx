import { type FormRules, type GetErrorMessage, RulesForm } from '@bureau/forms';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../core/navigation/feature.ts';
import { reportDefect, toFormError } from '../describeFailure.ts';

/** Names the messages of rules as the keys of texts do (docs/product.md §5: `login.fields.email.errors.required`). */
const messageNames: Readonly<Record<string, string>> = { min: 'minlength', max: 'maxlength' };

type Texts = Readonly<Record<string, string>>;

interface AuthFormProps<Values extends Texts> {
  /** Begins the keys of the page's texts. What a page does not word itself is worded as on the sign-in. */
  readonly textPrefix: 'login' | 'register' | 'forgot_password' | 'reset_password';
  readonly rules: FormRules<Values>;
  readonly defaultValues: Values;
  /** Sends what was entered. A call that fails shows why, and nothing that was typed is lost. */
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children: ReactNode;
}

/** Takes what somebody enters who has not signed in. Its rules need no library of schemas, since everybody waits for these pages. */
export function AuthForm<Values extends Texts>(props: AuthFormProps<Values>) {
  const { textPrefix, rules, defaultValues, onSubmit, children } = props;
  const { i18n, t } = useTranslation();

  const getErrorMessage: GetErrorMessage = ({ path, type, params }) => {
    const name = `fields.${path}.errors.${messageNames[type] ?? type}`;
    const key = [`${textPrefix}.${name}`, `login.${name}`].find((one) => i18n.exists(one));
    return key === undefined ? undefined : t(key as TextKey, params);
  };

  async function submit(values: Values) {
    try {
      await onSubmit(values);
    } catch (error) {
      // who signs in saves nothing
      throw toFormError(error, t, 'load');
    }
  }

  return (
    <RulesForm
      rules={rules}
      defaultValues={defaultValues}
      getErrorMessage={getErrorMessage}
      onSubmit={submit}
      onSubmitError={reportDefect}
      hasInitialFocus
    >
      {children}
    </RulesForm>
  );
}
