import type { LazyComponent } from '@bureau/ui';
import type { ComponentType } from 'react';
import type { Languages } from '../../core/languages/languages.ts';
import type { Feature } from '../../core/navigation/feature.ts';
import { lazyComponent } from './lazyComponent.ts';

/**
 * Creates the function that returns a part of a feature which is shown outside of its pages, as a lazy component that loads its code and its texts; undefined for
 * a feature that has no such part.
 */
export function createFeatureParts<Props extends object>(
  loaderOf: (feature: Feature) => (() => Promise<ComponentType<Props>>) | undefined,
): (languages: Languages, feature: Feature) => LazyComponent<Props> | undefined {
  const loaded = new WeakMap<Languages, Map<Feature, LazyComponent<Props>>>();
  return (languages, feature) => {
    const load = loaderOf(feature);
    if (load === undefined) return undefined;
    const known = loaded.get(languages) ?? new Map<Feature, LazyComponent<Props>>();
    loaded.set(languages, known);
    const { catalogues = [], path } = feature;
    const part =
      known.get(feature) ??
      lazyComponent(async () => {
        const [Component] = await Promise.all([load(), languages.open([path, ...catalogues])]);
        return Component;
      });
    known.set(feature, part);
    return part;
  };
}
