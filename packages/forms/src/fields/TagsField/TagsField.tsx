import { FormField, TagsInput, type TagsInputProps } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export interface TagsFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, readonly string[] | null | undefined>,
    Pick<TagsInputProps, 'canCreate' | 'loadSuggestions' | 'max' | 'placeholder' | 'suggestions'> {}

/** Takes several texts, typed one after the other. */
export function TagsField<Values extends FieldValues = FieldValues>({
  suggestions,
  loadSuggestions,
  canCreate,
  max,
  placeholder,
  ...props
}: TagsFieldProps<Values>) {
  const field = useField('TagsField', props);
  return (
    <FormField {...frameProps(props, field)}>
      <TagsInput
        {...field.inputProps}
        {...{ suggestions, loadSuggestions, canCreate, max, placeholder }}
        value={toTags(field.value)}
        onChange={field.setValue}
      />
    </FormField>
  );
}

function toTags(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((tag): tag is string => typeof tag === 'string') : [];
}
