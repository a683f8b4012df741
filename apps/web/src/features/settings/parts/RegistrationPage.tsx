import { CheckboxField, SelectField, useWatch } from '@bureau/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessUser } from '../../../core/account/account.ts';
import { useSettings } from '../../../core/settings/settings.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';

const names = ['allowed_for_registration', 'strict_passwords', 'session_seconds', 'is_demo'] as const;

/** Shows who may sign in, and for how long. */
export const RegistrationPage = () => (
  <CompanySettingsForm tab="registration" names={names}>
    <RegistrationFields />
  </CompanySettingsForm>
);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const units = [
  ['day', day],
  ['hour', hour],
  ['minute', minute],
  ['second', 1],
] as const;

/** Writes a length of time in the largest unit that measures it: `8 hours`. */
function formatSeconds(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, one]) => seconds % one === 0) ?? ['second', 1];
  return (seconds / length).toLocaleString(locale, { style: 'unit', unit, unitDisplay: 'long' });
}

const lengths = [15 * minute, hour, 4 * hour, 8 * hour, 12 * hour, day, 7 * day, 30 * day];

function RegistrationFields() {
  const { i18n, t } = useTranslation();
  const field = useSettingField();
  const chosen: unknown = useWatch({ name: 'session_seconds' });
  const options = useMemo(() => {
    const all = new Set([...lengths, ...(typeof chosen === 'number' ? [chosen] : [])]);
    return [...all].sort((a, b) => a - b).map((id) => ({ id, label: formatSeconds(id, i18n.language) }));
  }, [chosen, i18n.language]);
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
