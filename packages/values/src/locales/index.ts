export { defaultLocale, isLocale, type Locale, locales, pickLocale } from './locales.ts';
