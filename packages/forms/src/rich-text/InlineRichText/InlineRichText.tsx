import { InlineEdit, RichTextView } from '@bureau/ui';
import type { InlineEditorProps } from '../../inline/inline.types.ts';
import { validateText } from '../../inline/InlineText/validateText.ts';
import { useFormsMessages } from '../../messages/index.ts';
import { ArticleEditor, type ArticleImages } from '../ArticleEditor/index.ts';
import { hasUnsentImage } from '../hasUnsentImage.ts';
import { RichTextEditor, type RichTextEditorProps } from '../RichTextEditor/index.ts';

export interface InlineRichTextProps
  extends Omit<InlineEditorProps<string | null, string>, 'onSave'>, Pick<RichTextEditorProps, 'findPeople'> {
  /** Saves the HTML. A promise that rejects keeps the editor open with its draft. */
  readonly onSave: (html: string) => void | Promise<unknown>;
  /** Takes the text of an article, with tables, and images where these say how they are stored. */
  readonly article?: ArticleImages | undefined;
  /** The longest HTML that is taken, in characters. */
  readonly maxLength?: number | undefined;
}

/** Edits a formatted text in its place, as HTML (docs/product.md §2, Behaviour of the inline editors). Enter starts a paragraph, Ctrl or Cmd with Enter saves. */
export function InlineRichText({
  article,
  value,
  defaultValue,
  findPeople,
  isRequired = false,
  maxLength,
  ...shell
}: InlineRichTextProps) {
  const messages = useFormsMessages();
  return (
    <InlineEdit<string>
      {...shell}
      value={value === null ? '' : value}
      defaultValue={defaultValue ?? ''}
      isMultiline
      validate={(html) =>
        hasUnsentImage(html)
          ? messages('forms.error.unsentImage')
          : validateText(html, { isRequired, maxLength }, messages)
      }
      renderValue={(html) => <RichTextView html={html} resolveImage={article?.resolveImage} />}
      renderEditor={({ draft, setDraft }) => {
        const editor = {
          findPeople,
          isRequired,
          // a draft of an earlier visit is open before anybody asks for it
          hasInitialFocus: shell.initialDraft === undefined,
          value: draft,
          onChange: setDraft,
        };
        return article ? <ArticleEditor {...editor} {...article} /> : <RichTextEditor {...editor} />;
      }}
    />
  );
}
