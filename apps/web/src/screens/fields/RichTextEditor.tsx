import { Skeleton } from '@bureau/ui';
import type { InlineRichTextProps } from '@bureau/forms/rich-text';
import { Suspense } from 'react';
import { AwaitedEditor } from '../lazy/AwaitedEditor.tsx';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { useArticleImages } from './articleImages.ts';
import { isText } from '../../core/drafts/useDraft.ts';
import { type FieldEditorProps, textIn, toText, useFieldEditor } from './useFieldEditor.ts';

const { Component: InlineRichText } = lazyComponent(
  async () => (await import('@bureau/forms/rich-text')).InlineRichText,
);

type Article = Pick<InlineRichTextProps, 'article'>;

function Editor({ article, ...props }: FieldEditorProps & Article) {
  const { shown } = props;
  const { field } = shown;
  const editor = useFieldEditor(props, isText, toText(shown));
  return (
    <Suspense
      fallback={
        <AwaitedEditor isAsked={props.isOpenAtFirst === true || props.cell !== undefined}>
          <Skeleton />
        </AwaitedEditor>
      }
    >
      <InlineRichText
        {...editor}
        article={article}
        maxLength={field.kind === 'richText' ? field.max : undefined}
        value={textIn(props)}
      />
    </Suspense>
  );
}

const ArticleEditor = (props: FieldEditorProps) => <Editor {...props} article={useArticleImages()} />;

/** Edits a formatted text in its place: that of an article with tables and images. */
export function RichTextEditor(props: FieldEditorProps) {
  const { field } = props.shown;
  return field.kind === 'richText' && field.isArticle ? <ArticleEditor {...props} /> : <Editor {...props} />;
}
