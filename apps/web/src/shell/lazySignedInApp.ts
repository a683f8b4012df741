import { shellCatalogues } from '../core/languages/catalogues.ts';
import type { Languages } from '../core/languages/languages.ts';
import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { AppLoadError } from './AppLoadError.tsx';

const { Component, preload } = lazyComponent(
  async () => (await import('./SignedInApp.tsx')).SignedInApp,
  AppLoadError,
);

/** The application behind the sign-in: visitors do not wait for its code. */
export const SignedInApp = Component;

/** Loads the code and the texts of the application behind the sign-in, and begins to load those of its first page. What fails to come is asked for again by whoever shows it. */
export async function preloadSignedInApp(languages: Languages): Promise<void> {
  const beginPage = async () => (await import('./SignedInApp.tsx')).preloadFirstPage(languages);
  await Promise.allSettled([preload(), languages.open(shellCatalogues), beginPage()]);
}
