import { isLocale, type Locale } from '@bureau/values';
import { parseObject, type TextStore } from '../storage/storage.ts';

const name = 'bureau.languageWish';

/** Returns the language that a user has chosen and the server has not heard of yet. */
export function readPreferredLanguage(store: TextStore, userId: number | undefined): Locale | undefined {
  const { language, userId: owner } = parseObject(store.get(name));
  return owner === userId && isLocale(language) ? language : undefined;
}

/** Keeps the language that a user has chosen until the server has heard of it. */
export function storePreferredLanguage(store: TextStore, userId: number, language: Locale): void {
  store.set(name, JSON.stringify({ userId, language }));
}

/** Forgets the language that was chosen. */
export function forgetPreferredLanguage(store: TextStore): void {
  store.remove(name);
}
