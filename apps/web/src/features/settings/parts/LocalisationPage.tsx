import { translations } from '@bureau/contract';
import { ComboBoxField, SelectField, useWatch } from '@bureau/forms';
import { formatInstant, formatPlainDate } from '@bureau/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { currencyOptions, timeZoneOptions } from '../../../screens/fields/nameOptions.ts';
import { CompanySettingsForm } from '../form/CompanySettingsForm.tsx';
import { useSettingField } from '../form/settingsForm.ts';
import { weekdayName } from '../useSettingFormatter.ts';

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

const dateFormats = ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd', 'd MMM yyyy', 'yyyy/MM/dd'];
const timeFormats = ['HH:mm', 'hh:mm a'];
const dateTimeFormats = dateFormats.flatMap((date) => timeFormats.map((time) => `${date} ${time}`));

/** Shows each format by an example: a day that tells day, month and year apart. */
const example = '2026-12-31T17:45:00.000Z';

function LocalisationFields() {
  const { i18n } = useTranslation();
  const field = useSettingField();
  const { data: languages = [] } = useQuery(translations.active);
  const chosen: unknown[] = useWatch({ name: ['date_format', 'date_time_format'] });
  const [date, dateTime] = chosen;
  const zones = useMemo(() => timeZoneOptions(), []);
  const currencies = useMemo(() => currencyOptions(i18n.language), [i18n.language]);
  const optionsOf = (formats: readonly string[], current: unknown, write: (format: string) => string) =>
    [...new Set([...formats, ...(typeof current === 'string' ? [current] : [])])].map((id) => ({
      id,
      label: `${write(id)} (${id})`,
    }));
  return (
    <>
      <SelectField
        {...field('default_language')}
        options={languages.map(({ language, name }) => ({ id: language, label: name }))}
      />
      <ComboBoxField {...field('time_zone')} options={zones} />
      <SelectField
        {...field('date_format')}
        options={optionsOf(dateFormats, date, (format) => formatPlainDate('2026-12-31', format))}
      />
      <SelectField
        {...field('date_time_format')}
        options={optionsOf(dateTimeFormats, dateTime, (format) =>
          formatInstant(example, { dateTimeFormat: format, timeZone: 'UTC' }),
        )}
      />
      <SelectField
        {...field('first_day_of_week')}
        options={[1, 6, 0].map((id) => ({ id, label: weekdayName(id, i18n.language) }))}
      />
      <SelectField {...field('currency')} options={currencies} />
    </>
  );
}
