import type { FeaturePage } from './feature.ts';
import { publicFeatures } from './features.ts';
import { createPreloaded } from './preloaded.tsx';

/** Holds the pages that need no sign-in. */
export const publicPages = new Map(
  publicFeatures
    .flatMap((feature) => feature.pages)
    .map((page: FeaturePage) => [page, createPreloaded(page.load)]),
);
