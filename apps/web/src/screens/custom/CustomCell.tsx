import type { CustomField, CustomValue } from '@bureau/contract';
import { useCustomValueFormatter } from '@bureau/forms';
import { useFormats } from '../../core/formats/useFormats.ts';

interface CustomCellProps {
  readonly type: CustomField['field_type'];
  readonly value: CustomValue | undefined;
}

/** Shows the value of a custom field in a list. */
export function CustomCell({ type, value }: CustomCellProps) {
  return useCustomValueFormatter(useFormats().date)(type, value);
}
