import type { Conflict } from '../../api/writes/useConflict.ts';
import { ConflictDialog } from '../ConflictDialog.tsx';
import type { ShownField } from '../fields/ShownField.ts';
import { useFieldFormatters } from '../fields/useFieldFormatters.ts';
import type { LoadedPickers } from '../fields/useOptions.ts';

export interface ListConflictDialogProps {
  readonly conflict: Conflict;
  readonly fields: readonly ShownField[];
  readonly options: LoadedPickers;
}

/** Asks which of two changes to keep, with the words for its fields, which a list does without until then. */
export function ListConflictDialog({ conflict, fields, options }: ListConflictDialogProps) {
  return <ConflictDialog conflict={conflict} fieldFormatter={useFieldFormatters(fields, options)} />;
}
