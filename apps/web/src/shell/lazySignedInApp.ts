import { lazyComponent } from '../screens/lazy/lazyComponent.ts';
import { AppLoadError } from './AppLoadError.tsx';

/** The application behind the sign-in: visitors do not wait for its code. */
export const { Component: SignedInApp, preload: preloadSignedInApp } = lazyComponent(
  async () => (await import('./SignedInApp.tsx')).SignedInApp,
  AppLoadError,
);
