import type { ComponentType, ReactNode } from 'react';
import type {
  DOMConversionMap,
  EditorThemeClasses,
  ElementNode,
  Klass,
  LexicalEditor,
  LexicalNode,
} from 'lexical';

/** Describes a tool of the toolbar, which does something with the text at the selection. */
export interface RichTextTool {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
  /** Whether what it switches is on. Without it, it switches nothing. */
  readonly isPressed?: boolean;
}

/** Describes what an editor can do beyond formatted text. It is loaded with the editors that need it alone. */
export interface RichTextExtension {
  readonly nodes: readonly Klass<LexicalNode>[];
  readonly theme: EditorThemeClasses;
  /** Reads its elements of HTML. */
  readonly conversions: DOMConversionMap;
  /** Returns a node of its own as HTML; undefined for any other. */
  readonly write: (node: LexicalNode, writeChildren: (parent: ElementNode) => string) => string | undefined;
  /** Adds its behaviour to an editor, and returns what takes it away. */
  readonly register: (editor: LexicalEditor) => () => void;
  /** Returns its tools, which follow those of the text. */
  readonly useTools: (editor: LexicalEditor) => readonly RichTextTool[];
  /** Shows what belongs to it below the text. */
  readonly Panel: ComponentType<{ readonly editor: LexicalEditor }>;
}
