import { Skeleton } from '@bureau/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { type FieldEditorProps, isText, textIn, toText, useFieldEditor } from './useFieldEditor.ts';

const { Component: InlineRichText } = lazyComponent(
  async () => (await import('@bureau/forms/rich-text')).InlineRichText,
);

/** Edits a formatted text in its place: that of an article with the tools for tables. */
export function RichTextEditor(props: FieldEditorProps) {
  const { shown } = props;
  const { field } = shown;
  const editor = useFieldEditor(props, isText, toText(shown));
  return (
    <Suspense fallback={<Skeleton />}>
      <InlineRichText
        {...editor}
        {...(field.kind === 'richText' && { isArticle: field.isArticle, maxLength: field.max })}
        value={textIn(props)}
      />
    </Suspense>
  );
}
