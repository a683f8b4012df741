import { Navigate, type RouteObject } from 'react-router-dom';
import type { Languages } from '../core/languages/languages.ts';
import type { Feature, RouteHandle } from '../core/navigation/feature.ts';
import { featuresForAll } from './features.ts';
import { gatedFeatures } from './gatedFeatures.ts';
import { Loading } from '../screens/states/Loading.tsx';
import { MainLayout } from './MainLayout.tsx';
import { lazyPageOf } from './lazyPages.ts';
import { RouteError } from './RouteError.tsx';

function routesOf(languages: Languages, feature: Feature): RouteObject[] {
  return feature.pages.map((page) => ({
    path: page.path ? `${feature.path}/${page.path}` : feature.path,
    handle: { feature, page } satisfies RouteHandle,
    lazy: async () => {
      const { Component, preload } = lazyPageOf(languages, { feature, page });
      // what did not come is asked for again by what is shown
      await preload();
      return { Component };
    },
    ErrorBoundary: RouteError,
  }));
}

/** Creates the routes of the pages that need a signed-in user (docs/product.md §2). */
export const createRoutes = (languages: Languages): RouteObject[] => [
  {
    path: '/',
    Component: MainLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      ...gatedFeatures.flatMap((feature) => routesOf(languages, feature)),
      // shown in place of all this, which must not lead away from them meanwhile
      ...featuresForAll.map(({ path }) => ({ path: `${path}/*`, element: null })),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
