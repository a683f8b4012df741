import type { RichTextEditorProps } from '../RichTextEditor/index.ts';

export type ArticleEditorProps = Omit<RichTextEditorProps, 'tools'>;
