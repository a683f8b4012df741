import { FormField } from '@bureau/ui';
import type { FieldValues } from 'react-hook-form';
import { ArticleEditor } from '../../rich-text/ArticleEditor/ArticleEditor.tsx';
import type { ArticleImages } from '../../rich-text/ArticleEditor/ArticleEditor.types.ts';
import type { RichTextEditorProps } from '../../rich-text/RichTextEditor/RichTextEditor.types.ts';
import { lazyEditor } from '../../lazy/lazyEditor.tsx';
import { useFormsMessages } from '../../messages/index.ts';
import { hasUnsentImage } from '../../rich-text/hasUnsentImage.ts';
import type { FieldProps } from '../Field.types.ts';
import { frameProps } from '../frameProps.ts';
import { toText, useField } from '../useField.ts';

export interface RichTextFieldProps<Values extends FieldValues = FieldValues>
  extends
    FieldProps<Values, string | null | undefined>,
    Pick<RichTextEditorProps, 'findPeople' | 'placeholder' | 'tools'> {
  /** Takes the text of an article, with tables, and images where these say how they are stored. */
  readonly article?: ArticleImages | undefined;
  /** The value of a field that was emptied. Defaults to an empty text. Use null where the record has null. */
  readonly emptyValue?: '' | null;
}

const RichTextEditor = lazyEditor<RichTextEditorProps>(
  async () => (await import('../../rich-text/RichTextEditor/index.ts')).RichTextEditor,
  100,
);

/** Takes a text with formatting, as HTML. Its editor is loaded when the field is first shown. */
export function RichTextField<Values extends FieldValues = FieldValues>({
  findPeople,
  article,
  placeholder,
  tools,
  emptyValue = '',
  ...props
}: RichTextFieldProps<Values>) {
  const messages = useFormsMessages();
  const field = useField('RichTextField', props, (html) =>
    hasUnsentImage(toText(html)) ? messages('forms.error.unsentImage') : undefined,
  );
  const shared = {
    ...field.inputProps,
    findPeople,
    placeholder,
    value: toText(field.value),
    onChange: (html: string) => field.setValue(html === '' ? emptyValue : html),
  };
  return (
    <FormField {...frameProps(props, field)}>
      {article ? (
        <ArticleEditor {...shared} {...article} />
      ) : (
        <RichTextEditor {...shared} {...(tools && { tools })} />
      )}
    </FormField>
  );
}
