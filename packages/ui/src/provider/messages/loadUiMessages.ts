import type { Locale } from '@bureau/values';
import type { Messages } from './translate.ts';

// English is part of the components, so that there is always something to say. No import attributes here: Vite's
// development server answers a dynamic import with JavaScript, which a browser then refuses as JSON.
const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>>> = {
  cs: () => import('../../../locales/cs.json'),
  da: () => import('../../../locales/da.json'),
  de: () => import('../../../locales/de.json'),
  el: () => import('../../../locales/el.json'),
  es: () => import('../../../locales/es.json'),
  fr: () => import('../../../locales/fr.json'),
  id: () => import('../../../locales/id.json'),
  it: () => import('../../../locales/it.json'),
  ja: () => import('../../../locales/ja.json'),
  nl: () => import('../../../locales/nl.json'),
  pt: () => import('../../../locales/pt.json'),
  ru: () => import('../../../locales/ru.json'),
  tr: () => import('../../../locales/tr.json'),
  vi: () => import('../../../locales/vi.json'),
  zh: () => import('../../../locales/zh.json'),
};

/**
 * Loads the texts of this package in the language of a locale, `de` or `de-AT`, for the `messages` of `BureauProvider`. Returns none for
 * English, which the components bring along, and for a language that they do not know: they then speak English.
 */
export async function loadUiMessages(locale: string): Promise<Messages> {
  const language = locale.split('-')[0] ?? locale;
  return isTranslated(language) ? (await loaders[language]()).default : {};
}

function isTranslated(language: string): language is keyof typeof loaders {
  return Object.hasOwn(loaders, language);
}
