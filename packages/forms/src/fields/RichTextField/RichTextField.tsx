import { FormField } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import type { RichTextEditorProps } from '../../rich-text/RichTextEditor/RichTextEditor.types.ts';
import { lazyEditor } from '../../lazy/lazyEditor.tsx';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface RichTextFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, string | null | undefined>,
    Pick<RichTextEditorProps, 'findPeople' | 'placeholder' | 'tools'> {
  /** Takes the text of an article, with tables. It is that of the first rendering. */
  readonly isArticle?: boolean | undefined;
  /** The value of a field that was emptied. Defaults to an empty text. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

const RichTextEditor = lazyEditor<RichTextEditorProps>(
  async () => (await import('../../rich-text/RichTextEditor/index.ts')).RichTextEditor,
);
const ArticleEditor = lazyEditor<RichTextEditorProps>(
  async () => (await import('../../rich-text/ArticleEditor/ArticleEditorBody.tsx')).ArticleEditorBody,
);

/** Takes a text with formatting, as HTML. Its editor is loaded when the field is first shown. */
export function RichTextField<Values extends FieldValues = FieldValues>({
  findPeople,
  isArticle = false,
  placeholder,
  tools,
  emptyValue = '',
  ...props
}: RichTextFieldProps<Values>) {
  const field = useField('RichTextField', props);
  const Editor = isArticle ? ArticleEditor : RichTextEditor;
  return (
    <FormField {...frameProps(props, field)}>
      <Editor
        {...field.inputProps}
        {...{ findPeople, placeholder }}
        {...(tools && { tools })}
        value={toText(field.value)}
        onChange={(html) => field.setValue(html === '' ? emptyValue : html)}
      />
    </FormField>
  );
}
