import type { Endpoint } from '@bureau/contract';
import { addressOf, type RequestOptions } from './client.ts';

/** Names an answer in the cache: whose it is, which endpoint gave it, and for which path and query. */
export type CacheKey = readonly [userId: number | null, endpointId: string, address: string];

export function keyOf(userId: number | null, endpoint: Endpoint, options: RequestOptions = {}): CacheKey {
  return [userId, endpoint.id, addressOf(endpoint, options)];
}

function isCacheKey(key: unknown): key is CacheKey {
  return Array.isArray(key) && key.length === 3;
}

/** Tells whether a key in the cache names an answer of an endpoint, whatever it was asked. */
export function isKeyOf(endpoint: Endpoint, key: unknown): boolean {
  return isCacheKey(key) && key[1] === endpoint.id;
}

/** Tells whether a key names what is found at a path or below it: `/api/tasks` and `/api/tasks/7/activities` at `/api/tasks`. */
export function isUnder(path: string, key: unknown): boolean {
  if (!isCacheKey(key)) return false;
  const [, , address] = key;
  return address.startsWith(path) && /^(?:[/?]|$)/.test(address.slice(path.length));
}
