import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../core/navigation/feature.ts';

/** Returns what the layout knows of the page that is open; undefined for addresses that are none. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches().at(-1)?.handle as RouteHandle | undefined;
}
