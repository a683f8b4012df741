import type { RootProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import {
  CheckboxField,
  DateField,
  type FieldProps,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '../../fields/index.ts';
import { toOptions } from '../choices.ts';
import type { CustomFieldDefinition } from '../custom.types.ts';

export interface CustomFieldProps extends Pick<
  FieldProps<FieldValues, unknown>,
  keyof RootProps | 'isDisabled' | 'isReadOnly'
> {
  /** Names the value by its path in the form's values. */
  readonly name: string;
  /** What the field is: its kind, its label, its options. */
  readonly definition: CustomFieldDefinition;
  /** Names the choice of no value in a dropdown that may be left empty. */
  readonly emptyLabel: string;
  /** Writes dates in this format of date-fns; as the language does when not given. */
  readonly dateFormat?: string;
}

/** Takes the value of a custom field, with the control that belongs to its type. */
export function CustomField({ dateFormat, definition, emptyLabel, ...shared }: CustomFieldProps) {
  const { helpText, isRequired = false, label, max, options, type } = definition;
  const props = { ...shared, label, isRequired, ...(helpText && { description: helpText }) };
  switch (type) {
    case 'text':
      return <TextField {...props} autoComplete="off" />;
    case 'textarea':
      return <TextAreaField {...props} characterLimit={max} />;
    case 'numeric':
      return <NumberField {...props} hasDecimals min={max && -max} max={max} />;
    case 'date':
      return <DateField {...props} dateFormat={dateFormat} />;
    case 'dropdown':
      return (
        <SelectField
          {...props}
          options={toOptions(options)}
          placeholder={isRequired ? undefined : emptyLabel}
          emptyLabel={isRequired ? undefined : emptyLabel}
        />
      );
    case 'checkbox':
      return <CheckboxField {...props} />;
  }
}
