import { type CellEditing, type StandInProps, useMissingPart } from '@bureau/ui';

/** Stands in for the editor of a cell whose code could not be loaded: a toast says so, and the cell is closed, so that it can be opened again. */
export function EditorLoadError({ cell, error }: StandInProps & { readonly cell?: CellEditing | undefined }) {
  useMissingPart(true, error, () => cell?.onEditingChange(false));
  return null;
}
