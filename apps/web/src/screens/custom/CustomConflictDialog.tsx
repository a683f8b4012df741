import type { CustomField } from '@bureau/contract';
import { ConflictDialog, type ConflictDialogProps } from '../ConflictDialog.tsx';
import { useCustomFormatters } from './useCustomFormatters.ts';

export interface CustomConflictDialogProps extends ConflictDialogProps {
  /** Lists the fields that were added to the record. */
  readonly fields?: readonly CustomField[] | undefined;
}

const noFields: readonly CustomField[] = [];

/** Shows two changes of a record of which one must be chosen, with the words for fields that were added to it. */
export function CustomConflictDialog({
  fields = noFields,
  fieldFormatter,
  ...props
}: CustomConflictDialogProps) {
  return <ConflictDialog {...props} fieldFormatter={useCustomFormatters(fields, fieldFormatter)} />;
}
