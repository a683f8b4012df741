import { createLazyImport } from '@bureau/ui';
import type { ConflictDialogProps } from '../ConflictDialog.tsx';
import type { BulkEditDialogProps } from './BulkEditDialog.tsx';
import type { RemoveDialogProps } from './RemoveDialog.tsx';

// The dialogs of a list are loaded when they are first opened.
export const useBulkEditDialog = createLazyImport<BulkEditDialogProps>(
  async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog,
);
export const useConflictDialog = createLazyImport<ConflictDialogProps>(
  async () => (await import('../ConflictDialog.tsx')).ConflictDialog,
);
export const useRemoveDialog = createLazyImport<RemoveDialogProps>(
  async () => (await import('./RemoveDialog.tsx')).RemoveDialog,
);
