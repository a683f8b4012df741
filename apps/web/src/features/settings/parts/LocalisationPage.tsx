import { ComboBoxField, SelectField, useWatch } from '@bureau/forms';
import { useMemo } from 'react';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { useSettingOptions } from '../useSettingOptions.ts';

const names = [
  'default_language',
  'time_zone',
  'date_format',
  'date_time_format',
  'first_day_of_week',
  'currency',
] as const;

const required = ['time_zone'] as const;

/** Shows in which language, time zone and formats the company works. */
export const LocalisationPage = () => (
  <CompanySettingsForm tab="localisation" names={names} required={required}>
    <LocalisationFields />
  </CompanySettingsForm>
);

function LocalisationFields() {
  const field = useSettingField();
  const optionsOf = useSettingOptions();
  const chosen: unknown[] = useWatch({ name: ['date_format', 'date_time_format'] });
  const [date, dateTime] = chosen;
  const zones = useMemo(() => optionsOf('time_zone'), [optionsOf]);
  const currencies = useMemo(() => optionsOf('currency'), [optionsOf]);
  return (
    <>
      <SelectField {...field('default_language')} options={optionsOf('default_language')} />
      <ComboBoxField {...field('time_zone')} options={zones} />
      <SelectField {...field('date_format')} options={optionsOf('date_format', date)} />
      <SelectField {...field('date_time_format')} options={optionsOf('date_time_format', dateTime)} />
      <SelectField {...field('first_day_of_week')} options={optionsOf('first_day_of_week')} />
      <SelectField {...field('currency')} options={currencies} />
    </>
  );
}
