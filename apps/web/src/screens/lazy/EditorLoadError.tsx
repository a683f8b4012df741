import { type CellEditing, type FallbackProps, useChunkLoadError } from '@bureau/ui';

/** Stands in for the editor of a cell whose code could not be loaded: a toast says so, and the cell is closed, so that it can be opened again. */
export function EditorLoadError({
  cell,
  error,
}: FallbackProps & { readonly cell?: CellEditing | undefined }) {
  useChunkLoadError(true, error, () => cell?.onEditingChange(false));
  return null;
}
