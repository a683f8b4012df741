import { useMemo } from 'react';
import { ExtensibleEditor } from '../RichTextEditor/ExtensibleEditor.tsx';
import type { ArticleEditorProps } from './ArticleEditor.types.ts';
import { articleExtension } from './articleExtension.ts';
import { ArticleImagesContext } from './ArticleImagesContext.ts';

/** Is the editor of articles with all of its code. */
export function ArticleEditorBody({
  maxImageBytes,
  onUploadImage,
  resolveImage,
  ...props
}: ArticleEditorProps) {
  const images = useMemo(
    () => ({ maxImageBytes, onUploadImage, resolveImage }),
    [maxImageBytes, onUploadImage, resolveImage],
  );
  return (
    <ArticleImagesContext value={images}>
      <ExtensibleEditor {...props} extension={articleExtension} />
    </ArticleImagesContext>
  );
}
