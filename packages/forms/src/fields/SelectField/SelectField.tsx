import type { FieldValues } from 'react-hook-form';
import { emptyKey, OptionPanel, optionOrRaw, type SelectOption, SelectTrigger } from '../../select/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame } from '../parts/FieldFrame.tsx';
import { useField } from '../useField.ts';
import { ReadOnlySelect } from './parts/ReadOnlySelect.tsx';
import * as styles from './SelectField.styles.ts';

export interface SelectFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | number | null | undefined
> {
  /** Lists the choices; more than ten can be searched. */
  readonly options: readonly SelectOption[];
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
  /** Names the choice of no value, which gives null; without it a value cannot be taken back. */
  readonly emptyLabel?: string;
}

/** Takes one of several options. */
export function SelectField<Values extends FieldValues = FieldValues>({
  name,
  label,
  description,
  isRequired,
  isReadOnly = false,
  isDisabled,
  options,
  placeholder,
  emptyLabel,
  className,
  ref,
}: SelectFieldProps<Values>) {
  const field = useField('SelectField', name, isRequired);
  const value = toKey(field.value);
  const option = optionOrRaw(options, value);
  const frame = { label, description, error: field.error, isRequired: field.isRequired };
  if (isReadOnly) {
    return (
      <ReadOnlySelect
        ref={ref}
        className={className}
        frame={frame}
        controlProps={field.controlProps}
        option={option}
      />
    );
  }
  return (
    <styles.Root
      ref={ref}
      className={className}
      value={value}
      onChange={(key) => field.setValue(key === emptyKey ? null : key)}
      onBlur={field.onBlur}
      isRequired={field.isRequired}
      isDisabled={isDisabled}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <FieldFrame {...frame}>
        <SelectTrigger {...field.controlProps} option={option} placeholder={placeholder} />
      </FieldFrame>
      <OptionPanel options={options} emptyLabel={emptyLabel} />
    </styles.Root>
  );
}

/** Gives a value of the form as a key of the options; null for none. */
function toKey(value: unknown): string | number | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}
