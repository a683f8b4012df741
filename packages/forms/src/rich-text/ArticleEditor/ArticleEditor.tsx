import { lazyEditor } from '../../lazy/lazyEditor.tsx';
import type { ArticleEditorProps } from './ArticleEditor.types.ts';

const LazyBody = lazyEditor<ArticleEditorProps>(
  async () => (await import('./ArticleEditorBody.tsx')).ArticleEditorBody,
  320,
);

/**
 * Takes the text of an article: what a `RichTextEditor` takes, tables, and images that `onUploadImage` stores. Tab and the arrows move between their cells. What it adds is loaded when it is first
 * shown.
 */
export const ArticleEditor = (props: ArticleEditorProps) => <LazyBody {...props} />;
