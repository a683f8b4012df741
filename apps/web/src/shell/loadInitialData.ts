import { settings, sidebarMenu } from '@bureau/contract';
import { defaultLocale } from '@bureau/values';
import { readPrefetchedLists } from '../core/code/fetchPrefetched.ts';
import { readAddress } from '../core/navigation/address.ts';
import { findPage } from '../core/navigation/findPage.ts';
import type { InitialSettings } from '../core/settings/settings.ts';
import { shellCatalogues, visitorCatalogues } from '../core/languages/catalogues.ts';
import { featuresForAll, findPublicPage, signInAddress } from './features.ts';
import { initialLanguage } from '../core/languages/initialLanguage.ts';
import { lazyPageOf } from './lazyPages.ts';
import type { Services } from '../core/services/services.ts';
import { preloadSignedInApp } from './lazySignedInApp.ts';

/** How long the first picture waits for code and texts once the settings are here, in milliseconds. */
const timeout = 2000;

/**
 * Loads all that the first page needs at once, so that it is drawn in one go when it is here. What fails to come is asked for again by
 * whoever shows it; only the settings are not.
 */
export async function loadInitialData(services: Services): Promise<InitialSettings> {
  const { client, languages, session } = services;
  const isSignedIn = session.get() !== null;
  const { catalogues, load } = findFirstPage(services, isSignedIn);
  void languages.use(defaultLocale, catalogues).catch(() => undefined);
  const needed: Promise<unknown> = load().catch(() => undefined);
  const first = await client.call(settings.public).then(
    (given): InitialSettings => ({ settings: given }),
    (error: unknown): InitialSettings => ({ error }),
  );
  if ('error' in first) return first;
  const language = initialLanguage(services, isSignedIn, first.settings.default_language);
  const texts = languages.use(language, catalogues);
  await Promise.race([
    Promise.allSettled([needed, texts]),
    new Promise((resolve) => {
      setTimeout(resolve, timeout);
    }),
  ]);
  return first;
}

/** Finds what the window will show first: the catalogues of its texts, and the function that begins to load what else it needs. */
function findFirstPage({ client, keepAccount, languages }: Services, isSignedIn: boolean) {
  const address = readAddress();
  if (isSignedIn && !findPage(featuresForAll, address)) {
    readPrefetchedLists();
    const loadAccount = () => client.call(sidebarMenu, { isBackground: true }).then(keepAccount);
    // the application begins to load the page itself
    const load = () => Promise.all([preloadSignedInApp(languages), loadAccount()]);
    return { catalogues: shellCatalogues, load };
  }
  const found = findPublicPage(address) ?? findPublicPage(signInAddress);
  const load = async () => found && lazyPageOf(languages, found).preload();
  return { catalogues: visitorCatalogues, load };
}
