import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../core/navigation/feature.ts';
import { weekdayName } from '../../screens/fields/formatOptions.ts';
import { writePlain } from '../../screens/fields/formatValue.ts';
import type { GetFieldFormatter } from '../../screens/fields/useFieldFormatters.ts';

/** Returns the formatter of a setting by the name that the activity log has of it, such as `company_name` or `numbering.tasks.prefix`. */
export function useSettingFormatter(): GetFieldFormatter {
  const { i18n, t } = useTranslation();
  const yes = t('fields.yes');
  const no = t('fields.no');
  const words: Readonly<Record<string, string>> = { true: yes, false: no };
  const labelOf = (name: string): string => {
    const [part = '', key = '', field] = name.split('.');
    if (part === 'numbering' && field !== undefined) {
      const form = t(`breadcrumbs.${key}.title` as TextKey);
      return `${form}: ${t(`settings.fields.${field}` as TextKey)}`;
    }
    if (part === 'working_days') return weekdayName(Number(key), i18n.language);
    const label = `settings.fields.${key === '' ? part : key}`;
    return i18n.exists(label) ? t(label as TextKey) : name;
  };
  return (name) => ({
    label: labelOf(name),
    format: (value) =>
      value === null || value === undefined || value === ''
        ? t('fields.none')
        : (words[writePlain(value)] ?? writePlain(value)),
  });
}
