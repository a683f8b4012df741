import type { CustomField } from '@bureau/contract';
import { ConflictDialog, type ConflictDialogProps } from '../ConflictDialog.tsx';
import { useCustomFormatters } from './useCustomFormatters.ts';

export interface CustomConflictDialogProps extends ConflictDialogProps {
  /** Lists the custom fields of the record. */
  readonly fields?: readonly CustomField[] | undefined;
}

const noFields: readonly CustomField[] = [];

/** Shows two changes of a record of which one must be chosen, with the formatters of its custom fields. */
export function CustomConflictDialog({
  fields = noFields,
  fieldFormatter,
  ...props
}: CustomConflictDialogProps) {
  return <ConflictDialog {...props} fieldFormatter={useCustomFormatters(fields, fieldFormatter)} />;
}
