import { ExtensibleEditor } from './ExtensibleEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';

/**
 * Takes a text with formatting, lists, links and mentions (docs/product.md §9). Tab leaves it, Alt with F10 goes to its tools, Ctrl or Cmd with K
 * to the link at the caret. It shows, emits and takes in nothing but sanitised HTML.
 */
export const RichTextEditor = (props: RichTextEditorProps) => <ExtensibleEditor {...props} />;
