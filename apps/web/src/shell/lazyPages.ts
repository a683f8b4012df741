import type { LazyComponent } from '@bureau/ui';
import type { Languages } from '../core/languages/languages.ts';
import type { Feature, FeaturePage } from '../core/navigation/feature.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { features } from './features.ts';

type LazyPages = ReadonlyMap<FeaturePage, LazyComponent<object>>;

const pagesOf = new WeakMap<Languages, LazyPages>();

/** Lists the catalogues that the pages of a feature need beside those of what surrounds them: its own, and those that it names. */
export const cataloguesOf = ({ access, path, catalogues = [] }: Feature): readonly string[] =>
  access === 'public' ? [] : [path, ...catalogues];

function createLazyPages(languages: Languages): LazyPages {
  return new Map(
    features.flatMap((feature) =>
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
  const pages = pagesOf.get(languages) ?? createLazyPages(languages);
  pagesOf.set(languages, pages);
  const lazyPage = pages.get(page);
  if (!lazyPage) throw new Error(`No feature has the page ${page.titleKey}.`);
  return lazyPage;
}
