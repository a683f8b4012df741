import type { Messages } from './translate.ts';

const loaders: Readonly<Record<string, () => Promise<{ default: Messages }>>> = {
  en: () => import('../../../locales/en.json', { with: { type: 'json' } }),
};

/**
 * Loads the texts of this package in one locale, for the `messages` of `BureauProvider`. Gives none for a locale that
 * it does not know: the components then speak English.
 */
export async function loadUiMessages(locale: string): Promise<Messages> {
  const load = loaders[locale];
  return load ? (await load()).default : {};
}
