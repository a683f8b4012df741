import { useSyncExternalStore } from 'react';

/** Returns the address of the page that the window shows: what stands behind the hash (docs/product.md §2). */
export function readAddress(): string {
  return window.location.hash.slice(1) || '/';
}

/** Calls a listener whenever the browser shows another address. */
export function subscribeToAddress(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** Returns the address of the page and follows it. Pages behind the sign-in have the router for that. */
export function useAddress(): string {
  return useSyncExternalStore(subscribeToAddress, readAddress);
}

/** Goes to another address, from which the browser's back button leads back. */
export function openAddress(address: string): void {
  window.location.assign(`#${address}`);
}

/** Puts another address in the place of the present one. */
export function replaceAddress(address: string): void {
  window.location.replace(`#${address}`);
}

const ofServer = /^\/(?:\/|(?:api|assets|uploads)(?:[/?#]|$))/;

/**
 * Returns whether an address is a page of the application. All others lead out of it, and are the browser's to follow: what the server has
 * beside the pages, such as files, exports and the documents of its calls, and what is elsewhere.
 */
export function isPageAddress(address: string): boolean {
  return address.startsWith('/') && !ofServer.test(address);
}

/** Returns what the browser shows for the address of a page. */
export const toHash = (address: string): string => `#${address}`;
