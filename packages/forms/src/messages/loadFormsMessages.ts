import type { Messages } from '@bureau/ui';
import { isLocale, type Locale } from '@bureau/values';

const loaders: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  cs: () => import('../../locales/cs.json'),
  da: () => import('../../locales/da.json'),
  de: () => import('../../locales/de.json'),
  el: () => import('../../locales/el.json'),
  en: () => import('../../locales/en.json'),
  es: () => import('../../locales/es.json'),
  fr: () => import('../../locales/fr.json'),
  id: () => import('../../locales/id.json'),
  it: () => import('../../locales/it.json'),
  ja: () => import('../../locales/ja.json'),
  nl: () => import('../../locales/nl.json'),
  pt: () => import('../../locales/pt.json'),
  ru: () => import('../../locales/ru.json'),
  tr: () => import('../../locales/tr.json'),
  vi: () => import('../../locales/vi.json'),
  zh: () => import('../../locales/zh.json'),
};

/**
 * Loads the texts of this package in the language of a locale, `de` or `de-AT`, for the `messages` of `BureauProvider`. Returns none for a
 * language that it does not know: the components then speak English.
 */
export async function loadFormsMessages(locale: string): Promise<Messages> {
  const language = locale.split('-')[0];
  return isLocale(language) ? (await loaders[language]()).default : {};
}
