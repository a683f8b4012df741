import { CheckboxField, SelectField, useWatch } from '@bureau/forms';
import { useTranslation } from 'react-i18next';
import { useAccessUser } from '../../../core/account/account.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';

const names = ['allowed_for_registration', 'strict_passwords', 'session_seconds', 'is_demo'] as const;

/** Shows who may sign in, and for how long. */
export const RegistrationPage = () => (
  <CompanySettingsForm tab="registration" names={names}>
    <RegistrationFields />
  </CompanySettingsForm>
);

function RegistrationFields() {
  const { t } = useTranslation();
  const field = useSettingField();
  const chosen: unknown = useWatch({ name: 'session_seconds' });
  const options = useSettingOptions()('session_seconds', chosen);
  return (
    <>
      <CheckboxField {...field('allowed_for_registration', t('settings.allowed_for_registration.help'))} />
      <CheckboxField {...field('strict_passwords', t('settings.strict_passwords.help'))} />
      <SelectField {...field('session_seconds', t('settings.session_seconds.help'))} options={options} />
      <DemonstrationField />
    </>
  );
}

/** Turns the demonstration on; only a super administrator ends it (docs/product.md §3). */
function DemonstrationField() {
  const { t } = useTranslation();
  const isSuper = useAccessUser().roles.includes('super_admin');
  const { is_demo: isDemo } = useSettings();
  const isKept = isDemo && !isSuper;
  const help = isKept ? t('settings.is_demo.end') : t('settings.is_demo.help');
  const field = useSettingField()('is_demo', help);
  return <CheckboxField {...field} isReadOnly={field.isReadOnly || isKept} />;
}
