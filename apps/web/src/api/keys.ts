import type { Endpoint } from '@bureau/contract';
import { addressOf, type RequestOptions } from './client.ts';

/** Identifies an answer in the cache: the user, the endpoint, and the address with path and query. */
export type CacheKey = readonly [userId: number | null, endpointId: string, address: string];

export function keyOf(userId: number | null, endpoint: Endpoint, options: RequestOptions = {}): CacheKey {
  return [userId, endpoint.id, addressOf(endpoint, options)];
}

/** Returns whether a key of the cache is that of an answer. */
export function isCacheKey(key: unknown): key is CacheKey {
  return Array.isArray(key) && key.length === 3;
}

/** Selects keys of the cache. */
export type KeyFilter = (key: unknown) => boolean;

/** Selects the answers of endpoints, whatever the path and query. */
export const answersOf =
  (...endpoints: readonly (Endpoint | undefined)[]): KeyFilter =>
  (key) =>
    isCacheKey(key) && endpoints.some((endpoint) => endpoint?.id === key[1]);

/** Selects what is found at some paths or below them: `/api/tasks` and `/api/tasks/7/activities` at `/api/tasks`. */
export const answersBelow =
  (...paths: readonly string[]): KeyFilter =>
  (key) => {
    if (!isCacheKey(key)) return false;
    const [found = ''] = key[2].split('?');
    return paths.some((path) => found === path || found.startsWith(`${path}/`));
  };
