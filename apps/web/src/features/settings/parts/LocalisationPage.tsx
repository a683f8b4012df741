import { translations } from '@bureau/contract';
import { ComboBoxField, SelectField, useWatch } from '@bureau/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import {
  dateFormatOptions,
  dateTimeFormatOptions,
  firstDayOptions,
} from '../../../screens/fields/formatOptions.ts';
import { currencyOptions, timeZoneOptions } from '../../../screens/fields/nameOptions.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';

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
  const { i18n } = useTranslation();
  const field = useSettingField();
  const { data: languages = [] } = useQuery(translations.active);
  const chosen: unknown[] = useWatch({ name: ['date_format', 'date_time_format'] });
  const [date, dateTime] = chosen;
  const zones = useMemo(() => timeZoneOptions(), []);
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  return (
    <>
      <SelectField
        {...field('default_language')}
        options={languages.map(({ language, name }) => ({ id: language, label: name }))}
      />
      <ComboBoxField {...field('time_zone')} options={zones} />
      <SelectField {...field('date_format')} options={dateFormatOptions(date)} />
      <SelectField {...field('date_time_format')} options={dateTimeFormatOptions(dateTime)} />
      <SelectField {...field('first_day_of_week')} options={firstDayOptions(i18n.language)} />
      <SelectField {...field('currency')} options={currencies} />
    </>
  );
}
