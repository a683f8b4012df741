import { lazyCode } from '../../app/MissingCode.tsx';

/** Are the dialogs of a list, which are loaded when they are first opened. */
export const BulkEditDialog = lazyCode(async () => (await import('./BulkEditDialog.tsx')).BulkEditDialog);
export const ConflictDialog = lazyCode(
  async () => (await import('../custom/CustomConflictDialog.tsx')).CustomConflictDialog,
);
export const RemoveDialog = lazyCode(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);
