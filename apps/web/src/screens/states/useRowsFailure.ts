import { createLazyImport } from '@bureau/ui';
import type { RowsFailureProps } from './RowsFailure.tsx';

/** Loads what says that rows did not come: lists are drawn without it. */
export const useRowsFailure = createLazyImport<RowsFailureProps>(
  async () => (await import('./RowsFailure.tsx')).RowsFailure,
);
