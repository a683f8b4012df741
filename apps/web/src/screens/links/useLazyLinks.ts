import { createLazyImport } from '@bureau/ui';
import type { RecordLinksProps } from './RecordLinks.tsx';

/** Loads what shows the articles that a record is linked to: pages are drawn without it. */
export const useLazyLinks = createLazyImport<RecordLinksProps>(
  async () => (await import('./RecordLinks.tsx')).RecordLinks,
);
