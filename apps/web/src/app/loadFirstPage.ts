import { readAddress } from './address.ts';
import { findPage, gatedFeatures, publicFeatures } from './features.ts';
import { loadSignedInApp } from './loadSignedInApp.ts';

/**
 * Begins to load the code of the page that the window will show first, so that it comes while the settings and the texts do.
 * One that fails to come is asked for again by whoever shows it.
 */
export function loadFirstPage(isSignedIn: boolean): void {
  const among = isSignedIn ? gatedFeatures : publicFeatures;
  const page = findPage(among, readAddress()) ?? among[0]?.pages[0];
  if (isSignedIn) void loadSignedInApp();
  page?.load().catch(() => undefined);
}
