import type { FeaturePage } from '../core/navigation/feature.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { features } from './features.ts';

const pages = new Map(
  features.flatMap((feature) => feature.pages).map((page: FeaturePage) => [page, lazyComponent(page.load)]),
);

/** Returns the lazy component of a page. */
export function lazyPageOf(page: FeaturePage) {
  const lazyPage = pages.get(page);
  if (!lazyPage) throw new Error(`No feature has the page ${page.titleKey}.`);
  return lazyPage;
}
