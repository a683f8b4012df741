import type { Endpoint } from '@bureau/contract';
import { addressOf, type RequestOptions } from './client.ts';

/** Identifies an answer in the cache: the user, the endpoint, and the address with path and query. */
export type CacheKey = readonly [userId: number | null, endpointId: string, address: string];

export function keyOf(userId: number | null, endpoint: Endpoint, options: RequestOptions = {}): CacheKey {
  return [userId, endpoint.id, addressOf(endpoint, options)];
}

function isCacheKey(key: unknown): key is CacheKey {
  return Array.isArray(key) && key.length === 3;
}

/** Returns whether a cache key names an answer of an endpoint, whatever the path and query. */
export function isKeyOf(endpoint: Endpoint, key: unknown): boolean {
  return isCacheKey(key) && key[1] === endpoint.id;
}

/** Returns whether a key names what is found at a path or below it: `/api/tasks` and `/api/tasks/7/activities` at `/api/tasks`. */
export function isUnder(path: string, key: unknown): boolean {
  if (!isCacheKey(key)) return false;
  const [found = ''] = key[2].split('?');
  return found === path || found.startsWith(`${path}/`);
}
