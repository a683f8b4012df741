import { Navigate, type RouteObject } from 'react-router-dom';
import type { Feature, RouteHandle } from './feature.ts';
import { features } from './features.ts';
import { Loading } from './Loading.tsx';
import { loadCode, MissingLayout } from './MissingCode.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { RouteError } from './RouteError.tsx';
import { Root } from './Root.tsx';

function routesOf(feature: Feature): RouteObject[] {
  return feature.pages.map((page) => ({
    path: page.path ? `${feature.path}/${page.path}` : feature.path,
    handle: { feature, page } satisfies RouteHandle,
    lazy: async () => ({ Component: await loadCode(page.load) }),
    ErrorBoundary: RouteError,
  }));
}

const loadMainLayout = async () => (await import('./MainLayout.tsx')).MainLayout;

const isPublic = ({ access }: Feature) => access === 'public';

/** Lists the routes: every page of every feature, in the layout for those who are signed in or in the blank one. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: Loading,
    children: [
      { index: true, element: <Navigate to="/dashboard" replace /> },
      { Component: PublicLayout, children: features.filter(isPublic).flatMap(routesOf) },
      {
        lazy: async () => ({ Component: await loadCode(loadMainLayout, MissingLayout) }),
        children: features.filter((feature) => !isPublic(feature)).flatMap(routesOf),
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
