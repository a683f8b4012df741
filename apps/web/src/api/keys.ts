import type { Endpoint } from '@bureau/contract';
import { addressOf, type RequestOptions } from './client.ts';

/** Names an answer in the cache: whose it is, which endpoint gave it, and for which path and query. */
export type CacheKey = readonly [userId: number | null, endpointId: string, address: string];

export function keyOf(userId: number | null, endpoint: Endpoint, options: RequestOptions = {}): CacheKey {
  return [userId, endpoint.id, addressOf(endpoint, options)];
}

/** Gives a test for the keys of an endpoint, or of all endpoints of a resource (`tasks.`), in the cache. */
export function isKeyOf(endpointIdOrPrefix: string): (key: unknown) => boolean {
  const matches = (id: unknown) =>
    typeof id === 'string' &&
    (endpointIdOrPrefix.endsWith('.') ? id.startsWith(endpointIdOrPrefix) : id === endpointIdOrPrefix);
  return (key) => Array.isArray(key) && matches(key[1]);
}
