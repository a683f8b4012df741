import { MissingApp } from './MissingCode.tsx';
import { createPreloaded } from './preloaded.tsx';

// Who has yet to sign in does not wait for the code of what lies behind it.
/** Shows the application behind the sign-in, and loads it. */
export const { Component: SignedInApp, preload: preloadSignedInApp } = createPreloaded(
  async () => (await import('./SignedInApp.tsx')).SignedInApp,
  MissingApp,
);
