import { isSchema } from 'yup';
import type { Endpoint } from '../http/index.ts';
import {
  articleLinks,
  auth,
  customFields,
  dashboard,
  events,
  favourites,
  helper,
  imports,
  menu,
  menuPermissions,
  notifications,
  numbering,
  paymentGateways,
  planner,
  presence,
  profile,
  resources,
  savedViews,
  search,
  settings,
  slack,
  system,
  timerLogs,
  translations,
  uploads,
  workingDays,
} from './index.ts';

const isEndpoint = (part: object): part is Endpoint => 'method' in part && 'path' in part && 'rule' in part;

/** Lists the endpoints of a part of the API, and of those in it, such as the comments of a resource. */
function endpointsOf(part: object): Endpoint[] {
  return Object.values(part).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isSchema(value)) return [];
    return isEndpoint(value) ? [value] : endpointsOf(value);
  });
}

/** Lists every endpoint of the API. The server refuses to start when one has no handler, and has no route beside these. */
export const endpoints: readonly Endpoint[] = [
  auth,
  settings,
  workingDays,
  paymentGateways,
  slack,
  numbering,
  helper,
  menu,
  notifications,
  translations,
  timerLogs,
  profile,
  ...Object.values(resources),
  articleLinks,
  menuPermissions,
  customFields,
  imports,
  uploads,
  savedViews,
  favourites,
  search,
  dashboard,
  events,
  planner,
  presence,
  system,
].flatMap(endpointsOf);
