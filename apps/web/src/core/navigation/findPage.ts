import type { Feature, RouteHandle } from './feature.ts';

/** Finds the page at an address, and the feature that it belongs to. */
export function findPage(features: readonly Feature[], address: string): RouteHandle | undefined {
  const [path = ''] = address.slice(1).split('?');
  for (const feature of features) {
    // a pattern for each of all pages would take a first visit some milliseconds
    if (!path.startsWith(feature.path)) continue;
    for (const page of feature.pages) {
      const pattern = [feature.path, page.path].filter(Boolean).join('/').replaceAll(/:\w+/g, '[^/]+');
      if (new RegExp(`^${pattern}/?$`).test(path)) return { feature, page };
    }
  }
  return undefined;
}
