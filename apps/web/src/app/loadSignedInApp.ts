import type { ComponentType } from 'react';
import { loadCode, MissingApp } from './MissingCode.tsx';

/** Loads the application behind the sign-in. */
export function loadSignedInApp(): Promise<ComponentType> {
  return loadCode(async () => (await import('./SignedInApp.tsx')).SignedInApp, MissingApp);
}
