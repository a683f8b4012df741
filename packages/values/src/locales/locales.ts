/** Lists the locales that Bureau is translated into (docs/product.md §9). */
export const locales = [
  'en',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'nl',
  'pt',
  'ru',
  'tr',
  'vi',
  'zh',
] as const;

export type Locale = (typeof locales)[number];

/** Names the locale that is used where nothing else is chosen (docs/product.md §9). */
export const defaultLocale: Locale = 'en';

/** Returns whether a code is one of the supported locales. */
export function isLocale(code: unknown): code is Locale {
  return locales.some((locale) => locale === code);
}

/**
 * Picks the supported locale that fits a list of preferred BCP 47 tags best (`['pt-BR', 'en']` returns `pt`). Returns the default locale
 * when none fits.
 */
export function pickLocale(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLocale(language)) return language;
  }
  return defaultLocale;
}
