import { TextInput } from '../../controls/control.styles.ts';
import type { FieldControlProps } from '../useField.ts';

export interface ReadOnlyTextProps extends FieldControlProps {
  readonly value: string | undefined;
}

/** Shows what is chosen as a text that can be read and copied. */
export function ReadOnlyText({ value = '', ...props }: ReadOnlyTextProps) {
  return <TextInput {...props} value={value} readOnly />;
}
