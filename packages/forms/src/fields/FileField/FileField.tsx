import { FileInput, type FileInputProps, FormField } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { useField } from '../useField.ts';

export interface FileFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, readonly File[] | null | undefined>,
    Pick<FileInputProps, 'accept' | 'getUploadState' | 'hasPreviews' | 'maxBytes' | 'maxCount'> {}

/** Takes files that are chosen, dropped or pasted. */
export function FileField<Values extends FieldValues = FieldValues>({
  accept,
  getUploadState,
  hasPreviews,
  maxBytes,
  maxCount,
  ...props
}: FileFieldProps<Values>) {
  const field = useField('FileField', props);
  const { name: _, ...inputProps } = field.inputProps;
  return (
    <FormField {...frameProps(props, field)}>
      <FileInput
        {...inputProps}
        {...{ accept, getUploadState, maxBytes, maxCount }}
        hasPreviews={hasPreviews ?? false}
        value={toFiles(field.value)}
        onChange={field.setValue}
      />
    </FormField>
  );
}

function toFiles(value: unknown): readonly File[] {
  return Array.isArray(value) ? value.filter((file): file is File => file instanceof File) : [];
}
