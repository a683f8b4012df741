import type { FieldValues } from 'react-hook-form';
import { MultiSelectControl, optionsOrRaw, type SelectOption } from '../../select/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame, frameProps } from '../parts/FieldFrame.tsx';
import { ReadOnlyText } from '../parts/ReadOnlyText.tsx';
import { selectProps } from '../selectProps.ts';
import { useField } from '../useField.ts';

export interface MultiSelectFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  readonly string[] | readonly number[] | null | undefined
> {
  /** Lists the choices; more than ten can be searched. */
  readonly options: readonly SelectOption[];
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
}

/** Takes several of the options, in their order. */
export function MultiSelectField<Values extends FieldValues = FieldValues>({
  options,
  placeholder,
  ...props
}: MultiSelectFieldProps<Values>) {
  const field = useField('MultiSelectField', props);
  const value = Array.isArray(field.value) ? (field.value as readonly (string | number)[]) : [];
  const { id, 'data-field': path } = field.controlProps;
  return (
    <FieldFrame {...frameProps(props, field)}>
      {props.isReadOnly ? (
        <ReadOnlyText
          {...field.controlProps}
          value={optionsOrRaw(options, value)
            .map(({ label }) => label)
            .join(', ')}
        />
      ) : (
        <MultiSelectControl
          {...selectProps(field)}
          id={id}
          data-field={path}
          options={options}
          value={value}
          onValueChange={field.setValue}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
