import { type AccessRule, type DescribedName, routeOf } from '@bureau/contract';
import type { ComponentType } from 'react';
import { type Answering, type Identified, isAnswering } from '../../api/resource.ts';
import type { Feature, FeaturePage, TextKey } from '../../core/navigation/feature.ts';
import type { ListScreenProps } from '../list/ListScreen.tsx';
import { generalTitles, type PageTitles } from './pageTitles.ts';
import type { ResourceScreens, ScreenResource } from './ResourceScreens.ts';

interface RecordPages<Item extends Identified, R extends ScreenResource> {
  /** The page of the list, where it is more than the list. */
  readonly list?: () => Promise<ComponentType>;
  /** The page of a record, where it is more than the record. */
  readonly record?: () => Promise<ComponentType>;
  /** The page that creates a record, where it is more than the form. */
  readonly create?: () => Promise<ComponentType>;
  /** Loads the module that exports the description of the screens. */
  readonly screens: () => Promise<{ readonly screens: ResourceScreens<Item, R> }>;
  /** Who may create records. */
  readonly createRule: AccessRule;
  /** Names the titles of the pages, where they say more than the general ones. */
  readonly titles?: PageTitles;
  readonly without?: 'import' | undefined;
}

/** What has to be said of a resource that cannot be imported: its screens, which say so too, are loaded only with a page. */
type WithoutImport<R> =
  R extends Answering<'import'> ? { readonly without?: undefined } : { readonly without: 'import' };

type PagedName = TextKey extends infer Key
  ? Key extends `breadcrumbs.${infer Name}.title`
    ? Name
    : never
  : never;

/** Returns the loader of a page that is more than the list. The screen is handed in, so that its code stays apart from what all pages of records share. */
export const listPage =
  <Item extends Identified>(
    load: () => Promise<ComponentType<{ readonly ListScreen: ComponentType<ListScreenProps<Item>> }>>,
  ) =>
  async (): Promise<ComponentType> => {
    const [Page, { ListScreen }] = await Promise.all([load(), import('../list/ListScreen.tsx')]);
    return () => <Page ListScreen={ListScreen} />;
  };

/** Returns the line by which records of a resource are added, and who may. */
export const quickAddOf = <Item extends Identified, R extends ScreenResource>(
  { createRule, screens }: Pick<RecordPages<Item, R>, 'createRule' | 'screens'>,
  exampleKey?: TextKey,
): NonNullable<Feature['quickAdd']> => ({
  rule: createRule,
  exampleKey,
  async load() {
    const [{ RecordQuickAdd }, { screens: described }] = await Promise.all([
      import('../quickAdd/RecordQuickAdd.tsx'),
      screens(),
    ]);
    return (props) => <RecordQuickAdd {...props} screens={described} exampleKey={exampleKey} />;
  },
});

/** Returns the pages of a resource: its list, a record, and those that create and import records. */
export const recordPages = <Item extends Identified, R extends ScreenResource>(
  name: PagedName,
  pages: RecordPages<Item, R> & WithoutImport<R>,
): readonly FeaturePage[] => pagesOf<Item, R>(name, pages);

function pagesOf<Item extends Identified, R extends ScreenResource>(
  name: PagedName,
  { create, createRule, list, record, screens, titles = generalTitles, without }: RecordPages<Item, R>,
): readonly FeaturePage[] {
  const creating = { isInBreadcrumb: true, access: createRule } as const;
  const loadOf =
    (loadScreen: () => Promise<ComponentType<{ readonly screens: ResourceScreens<Item, R> }>>) =>
    async () => {
      const [Screen, { screens: described }] = await Promise.all([loadScreen(), screens()]);
      return () => <Screen screens={described} />;
    };
  const importPage: FeaturePage = {
    ...creating,
    path: 'import',
    titleKey: titles.import,
    async load() {
      const [{ ImportScreen }, { screens: described }] = await Promise.all([
        import('../import/ImportScreen.tsx'),
        screens(),
      ]);
      const { resource } = described;
      if (!isAnswering(resource, 'import')) throw new Error(`${name} cannot be imported.`);
      return () => <ImportScreen screens={{ ...described, resource }} />;
    },
  };
  const all: readonly FeaturePage[] = [
    {
      path: '',
      titleKey: `breadcrumbs.${name}.title`,
      isInBreadcrumb: true,
      isList: true,
      load: list ?? loadOf(async () => (await import('../list/ListScreen.tsx')).ListScreen),
      async loadRelated() {
        const [{ RelatedRecords }, { screens: described }] = await Promise.all([
          import('../record/RelatedRecords.tsx'),
          screens(),
        ]);
        return (related) => <RelatedRecords {...related} screens={described} />;
      },
    },
    {
      ...creating,
      path: 'create',
      titleKey: titles.create,
      load: create ?? loadOf(async () => (await import('../create/CreateScreen.tsx')).CreateScreen),
    },
    importPage,
    {
      path: 'detail/:id',
      titleKey: titles.detail,
      isInBreadcrumb: true,
      opensBeside: true,
      load: record ?? loadOf(async () => (await import('../record/RecordScreen.tsx')).RecordScreen),
    },
  ];
  return all.filter(({ path }) => path !== without);
}

interface RecordFeatureOptions<Item extends Identified, R extends ScreenResource> extends Pick<
  RecordPages<Item, R>,
  'list' | 'record'
> {
  /** Whether a line adds records, wherever some of them are listed. */
  readonly hasQuickAdd?: boolean;
  /** The key of the text that shows by an example what can be typed there. */
  readonly quickAddExample?: TextKey;
}

/** Returns the feature of a resource whose pages show its records and can do all that resources can. */
export function recordFeature<Item extends Identified, R extends ScreenResource & Answering<'import'>>(
  name: DescribedName,
  screens: RecordPages<Item, R>['screens'],
  { hasQuickAdd = false, quickAddExample, ...more }: RecordFeatureOptions<Item, R> = {},
): Feature {
  const { createRule = 'adminOnly', ...route } = routeOf(name);
  const described = { ...more, screens, createRule };
  return {
    ...route,
    ...(hasQuickAdd && { quickAdd: quickAddOf(described, quickAddExample) }),
    pages: pagesOf<Item, R>(name, described),
  };
}
