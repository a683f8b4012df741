import { createLazyImport } from '@bureau/ui';
import type { BulkEditDialogProps } from './BulkEditDialog.tsx';
import type { ListConflictDialogProps } from './ListConflictDialog.tsx';
import type { RemoveDialogProps } from '../removal/RemoveDialog.tsx';

// The dialogs of a list are loaded when they are first opened.
export const useBulkEditDialog = createLazyImport<BulkEditDialogProps>(
  async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog,
);
export const useConflictDialog = createLazyImport<ListConflictDialogProps>(
  async () => (await import('./ListConflictDialog.tsx')).ListConflictDialog,
);
export const useRemoveDialog = createLazyImport<RemoveDialogProps>(
  async () => (await import('../removal/RemoveDialog.tsx')).RemoveDialog,
);
