import type { TextKey } from '../../core/navigation/feature.ts';

/** Names the titles of the pages of a resource beside its list. */
export interface PageTitles {
  readonly create: TextKey;
  readonly detail: TextKey;
  readonly import: TextKey;
}

/** Names titles that fit any resource. */
export const generalTitles: PageTitles = {
  create: 'record.title.create',
  detail: 'record.title.detail',
  import: 'list.import',
};

/** The resources whose pages have titles of their own. */
type TitledName = TextKey extends infer Key
  ? Key extends `breadcrumbs.${infer Name}.detail`
    ? Name
    : never
  : never;

/** Returns the titles of the pages of a resource that has its own. */
export const titlesOf = <Name extends TitledName>(name: Name) =>
  ({
    create: `breadcrumbs.${name}.create`,
    detail: `breadcrumbs.${name}.detail`,
    import: `breadcrumbs.${name}.import`,
  }) as const;
