import { PasswordField, useWatch } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { isDifferent, type SettingValues } from './settingsForm.ts';

interface PasswordConfirmationProps {
  readonly protects: readonly string[];
  readonly stored: SettingValues;
}

/** Asks for the own password as soon as something protected is about to change. */
export function PasswordConfirmation({ protects, stored }: PasswordConfirmationProps) {
  const { t } = useTranslation();
  const values: unknown[] = useWatch({ name: [...protects] });
  if (!protects.some((name, index) => isDifferent(values[index], stored[name]))) return null;
  return (
    <PasswordField
      name="current_password"
      label={t('settings.password')}
      description={t('settings.password.help')}
      autoComplete="current-password"
      isRequired
    />
  );
}
