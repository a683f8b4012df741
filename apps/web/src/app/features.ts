import { dashboard } from '../features/dashboard/dashboard.feature.ts';
import { login } from '../features/login/login.feature.ts';
import { tasks } from '../features/tasks/tasks.feature.ts';
import type { Feature, FeaturePage } from './feature.ts';

/** Lists the features of the application: what is not here cannot be opened. */
export const features: readonly Feature[] = [login, dashboard, tasks];

const isPublic = ({ access }: Feature) => access === 'public';

/** Lists the features that need no sign-in, and those that do. */
export const publicFeatures = features.filter(isPublic);
export const gatedFeatures = features.filter((feature) => !isPublic(feature));

/** Finds the page of an address among those that need no sign-in. */
export function findPublicPage(address: string): FeaturePage | undefined {
  return findPage(publicFeatures, address);
}

/** Finds the page of an address. */
export function findPage(among: readonly Feature[], address: string): FeaturePage | undefined {
  const [path = ''] = address.slice(1).split('?');
  for (const feature of among) {
    for (const page of feature.pages) {
      const pattern = [feature.path, page.path].filter(Boolean).join('/').replaceAll(/:\w+/g, '[^/]+');
      if (new RegExp(`^${pattern}/?$`).test(path)) return page;
    }
  }
  return undefined;
}
