import { ExtensibleEditor } from '../RichTextEditor/ExtensibleEditor.tsx';
import { articleExtension } from './articleExtension.ts';
import type { ArticleEditorProps } from './ArticleEditor.types.ts';

/** Is the editor of articles with all of its code. */
export const ArticleEditorBody = (props: ArticleEditorProps) => (
  <ExtensibleEditor {...props} extension={articleExtension} />
);
