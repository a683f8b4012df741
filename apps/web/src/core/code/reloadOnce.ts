import { StaleCodeError } from './importFetched.ts';
import type { TextStore } from '../storage/storage.ts';

const name = 'bureau.reloaded';
const pause = 60_000;

/** Returns whether the page may be loaded again by itself: at most once a minute, so that it never goes round in circles. */
export function mayReload(store: TextStore, now: number = Date.now()): boolean {
  const last = Number(store.get(name) ?? 0);
  if (now - last < pause) return false;
  store.set(name, String(now));
  // without a storage nothing would stop the circle
  return store.get(name) === String(now);
}

/** Loads the page again where code is gone that asking for again would not bring, at most once a minute; returns whether it does. */
export function reloadStaleCode(error: unknown, store: TextStore): boolean {
  if (!(error instanceof StaleCodeError) || !mayReload(store)) return false;
  window.location.reload();
  return true;
}
