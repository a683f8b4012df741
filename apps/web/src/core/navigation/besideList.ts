import type { Feature } from './feature.ts';
import { findPage } from './findPage.ts';
import { recordParams } from './recordParams.ts';

/** Returns whether the search of an address asks for a record without the list beside it (`standaloneHref`). */
export const isStandalone = (search: string): boolean =>
  new URLSearchParams(search).get(recordParams.alone) === 'page';

/** Describes where a link leads, and whether it takes the place of the present address in the history. */
interface Destination {
  readonly to: string;
  readonly replace: boolean;
}

/**
 * Returns where a link leads that is followed while a list stays beside what is opened from it. A record keeps what the address says of the list;
 * the next one takes its place in the history, so that one step back closes it, however many were looked at.
 */
export function resolveBesideList(
  features: readonly Feature[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  href: string,
): Destination {
  const here = findPage(features, pathname);
  const there = findPage(features, href);
  const opensBeside =
    there?.page.opensBeside === true && there.feature === here?.feature && !href.includes('?');
  return {
    to: opensBeside ? href + search : href,
    replace: opensBeside && here.page.opensBeside === true,
  };
}
