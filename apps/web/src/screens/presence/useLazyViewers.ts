import { createLazyImport } from '@bureau/ui';
import type { ViewedRecord } from './useViewers.ts';

/** Loads what shows who else is looking at a record: pages are drawn without it. */
export const useLazyViewers = createLazyImport<ViewedRecord>(
  async () => (await import('./Viewers.tsx')).Viewers,
);
