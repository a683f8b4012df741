export { ArticleEditor } from './ArticleEditor.tsx';
export type { ArticleEditorProps } from './ArticleEditor.types.ts';
