import { Alert, Button, createLazyImport, FormField, Skeleton } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { RichTextEditorProps } from '../../rich-text/RichTextEditor/RichTextEditor.types.ts';
import { useFieldMessages } from '../../messages/index.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface RichTextFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, string | null | undefined>,
    Pick<RichTextEditorProps, 'findPeople' | 'placeholder' | 'tools'> {
  /** The value of a field that was emptied. Defaults to an empty text. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

const useEditor = createLazyImport<RichTextEditorProps>(
  async () => (await import('../../rich-text/RichTextEditor/index.ts')).RichTextEditor,
);

/** Takes a text with formatting, as HTML. Its editor is loaded when the field is first shown. */
export function RichTextField<Values extends FieldValues = FieldValues>({
  findPeople,
  placeholder,
  tools,
  emptyValue = '',
  ...props
}: RichTextFieldProps<Values>) {
  const t = useFieldMessages();
  const field = useField('RichTextField', props);
  const { Loaded: Editor, hasFailed, retry } = useEditor();
  return (
    <FormField {...frameProps(props, field)}>
      {Editor ? (
        <Editor
          {...field.inputProps}
          {...{ findPeople, placeholder }}
          {...(tools && { tools })}
          value={toText(field.value)}
          onChange={(html) => field.setValue(html === '' ? emptyValue : html)}
        />
      ) : hasFailed ? (
        <Alert
          tone="danger"
          isAssertive
          action={
            <Button size="small" onPress={retry}>
              {t('forms.lazyField.retry')}
            </Button>
          }
        >
          {t('forms.lazyField.failed')}
        </Alert>
      ) : (
        <Skeleton blockSize="142px" />
      )}
    </FormField>
  );
}
