import { isLocale, type Locale } from '@bureau/values';
import type { TextStore } from './storage.ts';

/** Names the language that a signed-in user of this browser saw last. */
export const lastLanguageName = 'bureau.language';

/** Gives the language to begin with: who is signed in most likely wants the one that this browser showed last. */
export function likelyLanguage(store: TextStore, isSignedIn: boolean, companyLanguage: Locale): Locale {
  const last = isSignedIn ? store.get(lastLanguageName) : null;
  return isLocale(last) ? last : companyLanguage;
}
