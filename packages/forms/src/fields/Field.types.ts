import type { RootProps } from '@bureau/ui';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';

/**
 * Describes what all fields of a Form share. Give the type of the form's values, `<TextField<Credentials> name="email" />`,
 * and a name that is none of theirs is an error of the compiler.
 */
export interface FieldProps<Values extends FieldValues, Value> extends RootProps<HTMLDivElement> {
  /** Names the value by its path in the form's values: `email`, `lines.2.quantity`. */
  readonly name: FieldPathByValue<Values, Value>;
  /** Stands above the field and names it. */
  readonly label: string;
  /** Stands below the field and helps to fill it in. */
  readonly description?: string;
  /** Marks the field as required. Defaults to what the form's schema requires. */
  readonly isRequired?: boolean;
  /** Shows the value, lets it be read and copied, but not changed. */
  readonly isReadOnly?: boolean;
  /** Disables the field. */
  readonly isDisabled?: boolean;
}
