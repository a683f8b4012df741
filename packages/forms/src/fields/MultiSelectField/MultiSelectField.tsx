import { FormField, MultiSelect, type SelectOptions, type SelectProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export interface MultiSelectFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, readonly string[] | readonly number[] | readonly object[] | null | undefined>,
    Pick<SelectProps, 'isLoading' | 'onRetry'> {
  /** Lists the choices; more than eight can be searched. */
  readonly options: SelectOptions;
  /** Shows while nothing is chosen. */
  readonly placeholder?: string;
  /** Names the property of the chosen that holds their id, where the form holds them as objects: `user_id`. Those that stay chosen keep the rest of theirs. */
  readonly idName?: string;
}

type Id = string | number;

const idOf = (entry: unknown, idName: string | undefined) =>
  (idName === undefined ? entry : (entry as Readonly<Record<string, unknown>>)[idName]) as Id;

/** Takes several of the options, in their order. */
export function MultiSelectField<Values extends FieldValues = FieldValues>({
  options,
  isLoading,
  onRetry,
  placeholder,
  idName,
  ...props
}: MultiSelectFieldProps<Values>) {
  const field = useField('MultiSelectField', props);
  const entries: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const value = entries.map((entry) => idOf(entry, idName));
  const toEntries = (ids: readonly Id[]) =>
    idName === undefined
      ? ids
      : ids.map((id) => entries.find((entry) => idOf(entry, idName) === id) ?? { [idName]: id });
  return (
    <FormField {...frameProps(props, field)}>
      <MultiSelect
        {...field.inputProps}
        {...{ options, isLoading, onRetry, placeholder, value }}
        onChange={(ids: readonly Id[]) => field.setValue(toEntries(ids))}
      />
    </FormField>
  );
}
