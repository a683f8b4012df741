import type { LazyComponent } from '@bureau/ui';
import type { Languages } from '../core/languages/languages.ts';
import type { Feature, FeaturePage, RouteHandle } from '../core/navigation/feature.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';

type LazyPages = WeakMap<FeaturePage, LazyComponent<object>>;

/** Holds the pages that need no sign-in, whose texts are those of all visitors. */
const publicPages: LazyPages = new WeakMap();
const gatedPages = new WeakMap<Languages, LazyPages>();

/** Lists the catalogues that the pages of a feature behind the sign-in need: its own, and those that it names. */
export const cataloguesOf = ({ path, catalogues = [] }: Feature): readonly string[] => [path, ...catalogues];

function pagesOf(languages: Languages, { access }: Feature): LazyPages {
  if (access === 'public') return publicPages;
  const pages = gatedPages.get(languages) ?? (new WeakMap() satisfies LazyPages);
  gatedPages.set(languages, pages);
  return pages;
}

/** Returns the lazy component of a page, which loads its code and its texts. */
export function lazyPageOf(languages: Languages, { feature, page }: RouteHandle): LazyComponent<object> {
  const pages = pagesOf(languages, feature);
  const load = async () => {
    const [Page, panel] = await Promise.all([
      page.load(),
      page.opensBeside ? import('./RecordPanel.tsx') : undefined,
      languages.open(cataloguesOf(feature)),
    ]);
    return panel ? panel.withRecordPanel(Page) : Page;
  };
  const lazyPage = pages.get(page) ?? lazyComponent(feature.access === 'public' ? page.load : load);
  pages.set(page, lazyPage);
  return lazyPage;
}
