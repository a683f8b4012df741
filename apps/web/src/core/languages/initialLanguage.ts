import { isLocale, type Locale } from '@bureau/values';
import type { Services } from '../services/services.ts';

/** Names the language that a signed-in user of this browser saw last. */
export const lastLanguageName = 'bureau.language';
const visitorName = 'bureau.visitorLanguage';

/**
 * Returns the language to begin with. Who is signed in most likely wants the one that this browser showed last; a visitor the one that they
 * chose in this tab, else the company's (docs/product.md §2, Login screen).
 */
export function initialLanguage(
  { browserStore, tabStore }: Pick<Services, 'browserStore' | 'tabStore'>,
  isSignedIn: boolean,
  companyLanguage: Locale,
): Locale {
  const chosen = isSignedIn ? browserStore.get(lastLanguageName) : tabStore.get(visitorName);
  return isLocale(chosen) ? chosen : companyLanguage;
}

/** Keeps the language that a visitor has chosen for as long as the tab lives. */
export function storeVisitorLanguage({ tabStore }: Pick<Services, 'tabStore'>, language: Locale): void {
  tabStore.set(visitorName, language);
}
