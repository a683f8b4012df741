import { createLazyComponent } from '@bureau/ui';
import { MissingApp } from './MissingCode.tsx';

// Who has yet to sign in does not wait for the code of what lies behind it.
/** Shows the application behind the sign-in, and loads it. */
export const { Component: SignedInApp, preload: preloadSignedInApp } = createLazyComponent(
  async () => (await import('./SignedInApp.tsx')).SignedInApp,
  MissingApp,
);
