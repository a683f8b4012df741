import type { FieldValues } from 'react-hook-form';
import {
  emptyKey,
  OptionLabel,
  OptionPanel,
  optionOrRaw,
  type SelectOption,
  SelectRoot,
  SelectTrigger,
} from '../../select/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { FieldFrame, frameProps } from '../parts/FieldFrame.tsx';
import { ReadOnlyText } from '../parts/ReadOnlyText.tsx';
import { selectProps } from '../selectProps.ts';
import { useField } from '../useField.ts';

export interface SelectFieldProps<Values extends FieldValues = FieldValues> extends FieldProps<
  Values,
  string | number | null | undefined
> {
  /** Lists the choices; more than ten can be searched. */
  readonly options: readonly SelectOption[];
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
  /** Names the choice of no value, which is null; without it a value cannot be cleared. */
  readonly emptyLabel?: string;
}

/** Takes one of several options. */
export function SelectField<Values extends FieldValues = FieldValues>({
  options,
  placeholder,
  emptyLabel,
  ...props
}: SelectFieldProps<Values>) {
  const field = useField('SelectField', props);
  const value = toKey(field.value);
  const option = optionOrRaw(options, value);
  return (
    <FieldFrame {...frameProps(props, field)}>
      {props.isReadOnly ? (
        <ReadOnlyText {...field.controlProps} value={option?.label} />
      ) : (
        <SelectRoot
          {...selectProps(field)}
          value={value}
          onChange={(key) => field.setValue(key === emptyKey ? null : key)}
          validationBehavior="aria"
        >
          <SelectTrigger
            id={field.controlProps.id}
            data-field={field.controlProps['data-field']}
            chosen={option && <OptionLabel {...option} />}
            placeholder={placeholder}
          />
          <OptionPanel options={options} emptyLabel={emptyLabel} />
        </SelectRoot>
      )}
    </FieldFrame>
  );
}

/** Returns a value of the form as a key of the options; null for none. */
function toKey(value: unknown): string | number | null {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null;
}
