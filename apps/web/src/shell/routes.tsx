import type { LazyComponent } from '@bureau/ui';
import { Suspense } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { Languages } from '../core/languages/languages.ts';
import type { Feature, FeaturePage, RouteHandle } from '../core/navigation/feature.ts';
import { featuresForAll } from './features.ts';
import { gatedFeatures } from './gatedFeatures.ts';
import { Loading } from '../screens/states/Loading.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { MainLayout } from './MainLayout.tsx';
import { lazyPageOf } from './lazyPages.ts';
import { RouteError } from './RouteError.tsx';
import { SplitPage } from './SplitPage.tsx';

type Shown = Pick<RouteObject, 'Component' | 'element'>;

/** Returns what a route shows. The router waits for the code of a page before it leaves another one, but not for that of the first. */
const codeOf = ({ preload }: LazyComponent<object>, shown: Shown, isFirst: boolean): RouteObject =>
  isFirst
    ? shown
    : {
        lazy: async () => {
          // what did not come is asked for again by what is shown
          await preload();
          return shown;
        },
      };

const pathOf = (feature: Feature, page: FeaturePage): string =>
  page.path ? `${feature.path}/${page.path}` : feature.path;

function createPageRoutes(languages: Languages, first: FeaturePage | undefined) {
  function routeOf(handle: RouteHandle, shown?: Shown): RouteObject {
    const { feature, page } = handle;
    const lazyPage = lazyPageOf(languages, handle);
    return {
      path: pathOf(feature, page),
      handle,
      ...codeOf(lazyPage, shown ?? { Component: lazyPage.Component }, page === first),
      ErrorBoundary: RouteError,
    };
  }

  /** Returns the route of a list, which stays while a page that opens beside it is shown. */
  function splitRouteOf(handle: RouteHandle): RouteObject {
    const { feature } = handle;
    const { Component: List } = lazyPageOf(languages, handle);
    const list = (
      <Suspense fallback={<LoadingPage handle={handle} />}>
        <List />
      </Suspense>
    );
    return {
      element: <SplitPage path={`/${feature.path}`} list={list} />,
      ErrorBoundary: RouteError,
      children: [
        routeOf(handle, { element: null }),
        ...feature.pages.filter(({ opensBeside }) => opensBeside).map((page) => routeOf({ feature, page })),
      ],
    };
  }

  return (feature: Feature): RouteObject[] => {
    const hasPanel = feature.pages.some(({ opensBeside }) => opensBeside);
    return feature.pages
      .filter(({ opensBeside }) => !opensBeside)
      .map((page) => {
        const handle = { feature, page };
        return hasPanel && page.path === '' ? splitRouteOf(handle) : routeOf(handle);
      });
  };
}

/** Creates the routes of the pages that need a signed-in user (docs/product.md §2). `first` is the page that the window opens with. */
export const createRoutes = (languages: Languages, first?: FeaturePage): RouteObject[] => [
  {
    path: '/',
    Component: MainLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      ...gatedFeatures.flatMap(createPageRoutes(languages, first)),
      // shown in place of all this, which must not lead away from them meanwhile
      ...featuresForAll.flatMap((feature) =>
        feature.pages.map((page) => ({ path: pathOf(feature, page), element: null, caseSensitive: true })),
      ),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
