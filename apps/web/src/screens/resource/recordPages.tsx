import type { Permission } from '@bureau/contract';
import type { ComponentType } from 'react';
import type { Identified } from '../../api/resource.ts';
import type { FeaturePage, TextKey } from '../../core/navigation/feature.ts';
import type { ResourceScreens } from './ResourceScreens.ts';

/** The resources whose pages have titles. */
type PagedName = TextKey extends infer Key
  ? Key extends `breadcrumbs.${infer Name}.import`
    ? Name
    : never
  : never;

interface RecordPages<Item extends Identified> {
  readonly list: () => Promise<ComponentType>;
  readonly record: () => Promise<ComponentType>;
  readonly screens: () => Promise<ResourceScreens<Item>>;
  /** Who may create records. */
  readonly createRule: Permission;
}

/** Returns the pages of a resource: its list and a record, which are its own, and those that create and import records. */
export function recordPages<Item extends Identified>(
  name: PagedName,
  { createRule, list, record, screens }: RecordPages<Item>,
): readonly FeaturePage[] {
  return [
    { path: '', titleKey: `breadcrumbs.${name}.title`, isInBreadcrumb: true, load: list },
    {
      path: 'create',
      titleKey: `breadcrumbs.${name}.create`,
      isInBreadcrumb: true,
      access: createRule,
      async load() {
        const [{ CreateScreen }, described] = await Promise.all([
          import('../create/CreateScreen.tsx'),
          screens(),
        ]);
        return () => <CreateScreen screens={described} />;
      },
    },
    {
      path: 'import',
      titleKey: `breadcrumbs.${name}.import`,
      isInBreadcrumb: true,
      access: createRule,
      async load() {
        const [{ ImportScreen }, described] = await Promise.all([
          import('../import/ImportScreen.tsx'),
          screens(),
        ]);
        return () => <ImportScreen screens={described} />;
      },
    },
    { path: 'detail/:id', titleKey: `breadcrumbs.${name}.detail`, isInBreadcrumb: true, load: record },
  ];
}
