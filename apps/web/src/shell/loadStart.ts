import { menu, settings } from '@bureau/contract';
import { defaultLocale } from '@bureau/values';
import { readAddress } from '../core/navigation/address.ts';
import { findPage } from '../core/navigation/findPage.ts';
import type { FirstSettings } from '../core/settings/settings.ts';
import { featuresForAll, gatedFeatures, publicFeatures } from './features.ts';
import { shellCatalogues, visitorCatalogues } from '../core/languages/catalogues.ts';
import { initialLanguage } from '../core/languages/initialLanguage.ts';
import { cataloguesOf, lazyPageOf } from './lazyPages.ts';
import type { Services } from '../core/services/services.ts';
import { preloadSignedInApp } from './lazySignedInApp.ts';

/** How long the first picture waits for code and texts once the settings are here, in milliseconds. */
const patience = 2000;

/**
 * Loads all that the first page needs at once, so that it is drawn in one go when it is here. What fails to come is asked for again by
 * whoever shows it; only the settings are not.
 */
export async function loadStart(services: Services): Promise<FirstSettings> {
  const { client, languages, session } = services;
  const isSignedIn = session.get() !== null;
  const { catalogues, load } = findFirstPage(services, isSignedIn);
  void languages.use(defaultLocale, catalogues).catch(() => undefined);
  const code = load();
  const first = await client.call(settings.public).then(
    (given): FirstSettings => ({ settings: given }),
    (error: unknown): FirstSettings => ({ error }),
  );
  if ('error' in first) return first;
  const language = initialLanguage(services, isSignedIn, first.settings.default_language);
  const texts = languages.use(language, catalogues);
  await Promise.race([
    Promise.allSettled([code, texts]),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
  return first;
}

/** Finds what the window will show first: the catalogues of its texts, and the function that begins to load its code. */
function findFirstPage({ client, languages }: Services, isSignedIn: boolean) {
  const address = readAddress();
  const isPublic = !isSignedIn || findPage(featuresForAll, address) !== undefined;
  const features = isPublic ? publicFeatures : gatedFeatures;
  const [feature] = features;
  const { page, ...found } = findPage(features, address) ?? { feature, page: feature?.pages[0] };
  const loadPage = async () => page && lazyPageOf(languages, page).preload();
  if (isPublic) return { catalogues: visitorCatalogues, load: loadPage };
  const ofPage = found.feature ? cataloguesOf(found.feature) : [];
  const load = () => {
    void loadPage();
    for (const endpoint of [menu.sidebar, settings.all]) client.readAhead(endpoint);
    return preloadSignedInApp(languages);
  };
  return { catalogues: [...shellCatalogues, ...ofPage], load };
}
