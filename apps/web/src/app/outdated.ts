import type { ComponentType } from 'react';
import type { TextStore } from './storage.ts';

/** Says that a part of the application's code could not be loaded: the server is away, or has a newer version. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';
}

/** Loads a page's code. */
export async function loadCode(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingCodeError('A part of the application could not be loaded.', { cause });
  }
}

const reloadedName = 'bureau.reloaded';
const pause = 60_000;

/** Tells whether the page may be loaded again by itself: at most once a minute, so that it never goes round in circles. */
export function mayReload(store: TextStore, now: number = Date.now()): boolean {
  const last = Number(store.get(reloadedName) ?? 0);
  if (now - last < pause) return false;
  store.set(reloadedName, String(now));
  // without a storage nothing would stop the circle
  return store.get(reloadedName) === String(now);
}
