import { menu, settings } from '@bureau/contract';
import { defaultLocale } from '@bureau/values';
import { readAddress } from '../core/navigation/address.ts';
import { findPage } from '../core/navigation/findPage.ts';
import type { FirstSettings } from '../core/settings/settings.ts';
import { featuresForAll, gatedFeatures, publicFeatures } from './features.ts';
import { initialLanguage } from '../core/languages/initialLanguage.ts';
import { lazyPageOf } from './lazyPages.ts';
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
  const code = loadFirstPage(services, isSignedIn);
  void languages.use(defaultLocale).catch(() => undefined);
  const first = await client.call(settings.public).then(
    (given): FirstSettings => ({ settings: given }),
    (error: unknown): FirstSettings => ({ error }),
  );
  if ('error' in first) return first;
  const texts = languages.use(initialLanguage(services, isSignedIn, first.settings.default_language));
  await Promise.race([
    Promise.allSettled([code, texts]),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
  return first;
}

/** Begins to load the code of the page that the window will show first. */
async function loadFirstPage({ client }: Services, isSignedIn: boolean): Promise<void> {
  const address = readAddress();
  if (isSignedIn && !findPage(featuresForAll, address)) {
    const page = findPage(gatedFeatures, address)?.page ?? gatedFeatures[0]?.pages[0];
    void (page && lazyPageOf(page).preload());
    for (const endpoint of [menu.sidebar, settings.all]) client.readAhead(endpoint);
    return preloadSignedInApp();
  }
  const page = findPage(publicFeatures, address)?.page ?? publicFeatures[0]?.pages[0];
  return page && lazyPageOf(page).preload();
}
