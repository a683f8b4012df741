import { CheckboxField } from '@bureau/forms';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { removalOf, SettingsFormContext } from './settingsForm.ts';

/** Has a secret removed that is stored: an empty field of one means that it stays. */
export function RemoveSecret({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const { isReadOnly } = use(SettingsFormContext);
  return (
    <CheckboxField name={removalOf(name)} label={t('settings.secret.remove')} isReadOnly={isReadOnly(name)} />
  );
}
