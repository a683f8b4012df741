import type { LazyComponent } from '@bureau/ui';
import type { Languages } from '../core/languages/languages.ts';
import type { Feature, FeaturePage } from '../core/navigation/feature.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { gatedFeatures, publicFeatures } from './features.ts';

type LazyPages = ReadonlyMap<FeaturePage, LazyComponent<object>>;

/** Holds the pages that need no sign-in, whose texts are those of all visitors. */
const publicPages: LazyPages = new Map(
  publicFeatures.flatMap(({ pages }) => pages).map((page) => [page, lazyComponent(page.load)]),
);
const gatedPages = new WeakMap<Languages, LazyPages>();

/** Lists the catalogues that the pages of a feature behind the sign-in need: its own, and those that it names. */
export const cataloguesOf = ({ path, catalogues = [] }: Feature): readonly string[] => [path, ...catalogues];

function createGatedPages(languages: Languages): LazyPages {
  return new Map(
    gatedFeatures.flatMap((feature) =>
      feature.pages.map((page) => {
        const load = async () => {
          const [Page] = await Promise.all([page.load(), languages.open(cataloguesOf(feature))]);
          return Page;
        };
        return [page, lazyComponent(load)] as const;
      }),
    ),
  );
}

/** Returns the lazy component of a page, which loads its code and its texts. */
export function lazyPageOf(languages: Languages, page: FeaturePage): LazyComponent<object> {
  const pages = gatedPages.get(languages) ?? createGatedPages(languages);
  gatedPages.set(languages, pages);
  const lazyPage = publicPages.get(page) ?? pages.get(page);
  if (!lazyPage) throw new Error(`No feature has the page ${page.titleKey}.`);
  return lazyPage;
}
