import { createLazyComponent } from '@bureau/ui';
import type { FeaturePage } from './feature.ts';
import { features } from './features.ts';
import { MissingCode } from './MissingCode.tsx';

const pages = new Map(
  features
    .flatMap((feature) => feature.pages)
    .map((page: FeaturePage) => [page, createLazyComponent(page.load, MissingCode)]),
);

/** Gives the code of a page: what shows it, and what loads it ahead. */
export function codeOf(page: FeaturePage) {
  const code = pages.get(page);
  if (!code) throw new Error(`No feature has the page ${page.titleKey}.`);
  return code;
}
