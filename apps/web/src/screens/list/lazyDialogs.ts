import { createLazyImport } from '@bureau/ui';
import type { CustomConflictDialogProps } from '../custom/CustomConflictDialog.tsx';
import type { BulkEditDialogProps } from './BulkEditDialog.tsx';
import type { RemoveDialogProps } from './RemoveDialog.tsx';

// The dialogs of a list are loaded when they are first opened.
export const useBulkEditDialog = createLazyImport<BulkEditDialogProps>(
  async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog,
);
export const useConflictDialog = createLazyImport<CustomConflictDialogProps>(
  async () => (await import('../custom/CustomConflictDialog.tsx')).CustomConflictDialog,
);
export const useRemoveDialog = createLazyImport<RemoveDialogProps>(
  async () => (await import('./RemoveDialog.tsx')).RemoveDialog,
);
