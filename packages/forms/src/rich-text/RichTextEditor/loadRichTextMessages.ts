import type { Messages } from '@bureau/ui';
import type { Locale } from '@bureau/values';

const loaders: Readonly<Record<Exclude<Locale, 'en'>, () => Promise<{ default: Messages }>>> = {
  cs: () => import('../../../locales/rich-text/cs.json'),
  da: () => import('../../../locales/rich-text/da.json'),
  de: () => import('../../../locales/rich-text/de.json'),
  el: () => import('../../../locales/rich-text/el.json'),
  es: () => import('../../../locales/rich-text/es.json'),
  fr: () => import('../../../locales/rich-text/fr.json'),
  id: () => import('../../../locales/rich-text/id.json'),
  it: () => import('../../../locales/rich-text/it.json'),
  ja: () => import('../../../locales/rich-text/ja.json'),
  nl: () => import('../../../locales/rich-text/nl.json'),
  pt: () => import('../../../locales/rich-text/pt.json'),
  ru: () => import('../../../locales/rich-text/ru.json'),
  tr: () => import('../../../locales/rich-text/tr.json'),
  vi: () => import('../../../locales/rich-text/vi.json'),
  zh: () => import('../../../locales/rich-text/zh.json'),
};

const isTranslated = (locale: string): locale is keyof typeof loaders => Object.hasOwn(loaders, locale);

const none: Messages = {};
const loads = new Map<string, Promise<Messages>>();

/** Loads the texts of the rich text editor once. There are none for English, which comes with the code, and where they could not be loaded. */
export function loadRichTextMessages(locale: string): Promise<Messages> | Messages {
  const language = locale.split('-')[0] ?? locale;
  if (!isTranslated(language)) return none;
  const started = loads.get(language);
  if (started) return started;
  const load = loaders[language]().then(
    (file) => file.default,
    () => {
      loads.delete(language);
      return none;
    },
  );
  loads.set(language, load);
  return load;
}
