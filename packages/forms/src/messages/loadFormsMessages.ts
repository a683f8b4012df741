import type { Messages } from '@bureau/ui';

const loaders: Readonly<Record<string, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../locales/en.json'),
};

/**
 * Loads the texts of this package in one locale, for the `messages` of `BureauProvider`. Gives none for a locale that
 * it does not know: the components then speak English.
 */
export async function loadFormsMessages(locale: string): Promise<Messages> {
  const load = loaders[locale];
  return load ? (await load()).default : {};
}
