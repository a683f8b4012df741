import { readFileNames } from '@bureau/contract';
import { formatDuration } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useTextOrLiteral } from '../../core/languages/useTextOrLiteral.ts';
import type { TextKey } from '../../core/navigation/feature.ts';
import { weekdayName } from '../../screens/fields/formatOptions.ts';
import { writePlain } from '../../screens/fields/formatValue.ts';
import type { GetFieldFormatter } from '../../screens/fields/useFieldFormatters.ts';
import type { SettingsTabId } from './tabs.ts';
import { isChosenSetting, useSettingOptions } from './useSettingOptions.ts';

/** Names the tabs whose records the log tells of, by the resource, and the labels of their fields. */
const records: Readonly<Record<string, { readonly tab: SettingsTabId; readonly labels: string }>> = {
  menu: { tab: 'menus', labels: 'settings.menus' },
  'custom-fields': { tab: 'custom_fields', labels: 'settings.custom_fields' },
  translations: { tab: 'translations', labels: 'settings.translations' },
};

/** Names the labels that are called otherwise than their field. */
const labelNames: Readonly<Record<string, string>> = {
  isExternalLink: 'external',
  field_label: 'label',
  is_active: 'active',
  texts: 'text',
};

/**
 * Returns the formatter of a setting by the name that the activity log has of it, such as `company_name` or `numbering.tasks.prefix`, and of what is set up in the settings, such as
 * `menu.link`, whose values begin with the name of the record.
 */
export function useSettingFormatter(): GetFieldFormatter {
  const { i18n, t } = useTranslation();
  const translate = useTextOrLiteral();
  const yes = t('fields.yes');
  const no = t('fields.no');
  const words: Readonly<Record<string, string>> = { true: yes, false: no };
  const labelOf = (name: string): string => {
    const [part = '', key = '', field] = name.split('.');
    const record = records[part];
    if (record !== undefined) {
      const tab = t(`settings.tabs.${record.tab}`);
      const own = `${record.labels}.${labelNames[key] ?? key}`;
      return key !== '' && i18n.exists(own) ? `${tab}: ${t(own as TextKey)}` : tab;
    }
    if (part === 'numbering' && field !== undefined) {
      const form = t(`breadcrumbs.${key}.title` as TextKey);
      return `${form}: ${t(`settings.fields.${field}` as TextKey)}`;
    }
    if (part === 'working_days') return weekdayName(Number(key), i18n.language);
    const label = `settings.fields.${key === '' ? part : key}`;
    return i18n.exists(label) ? t(label as TextKey) : name;
  };
  const optionsOf = useSettingOptions();
  /** Returns the text of a value as the form of its setting shows it. */
  const textOf = (name: string, text: string): string => {
    if (name.startsWith('working_days.')) return formatDuration(Number(text));
    const key = name.split('.').at(-1) ?? '';
    if (!isChosenSetting(key)) return words[text] ?? text;
    const options = optionsOf(key, text);
    const labelOfOption = (id: string) => options.find((option) => String(option.id) === id)?.label ?? id;
    return text.split(', ').map(labelOfOption).join(', ');
  };
  const format = (name: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return t('fields.none');
    const text = writePlain(value);
    const [part = ''] = name.split('.');
    if (name === 'sidebar_background_images') return String(readFileNames(text)?.length ?? 0);
    if (records[part] === undefined) return textOf(name, text);
    return text
      .split(': ')
      .map((one) => (part === 'menu' ? translate(textOf(name, one)) : textOf(name, one)))
      .join(': ');
  };
  return (name) => ({ label: labelOf(name), format: (value) => format(name, value) });
}
