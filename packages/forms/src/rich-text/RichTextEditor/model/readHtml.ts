import { sanitiseRichText } from '@bureau/ui';
import { $generateNodesFromDOM } from '@lexical/html';
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isTextNode,
  type DOMConversionMap,
  type LexicalEditor,
  type LexicalNode,
  type ParagraphNode,
} from 'lexical';
import { $createMentionNode, mentionedId } from './MentionNode.ts';

/** Lists the properties of a text that are kept of its style. */
export const textStyles = ['font-family', 'font-size'] as const;

/** Reads what `lexical` does not know by itself: who is mentioned, and the font of a text. */
export const conversions: DOMConversionMap = {
  span: (element) => {
    const id = mentionedId(element);
    if (id !== undefined)
      return {
        conversion: () => ({ node: $createMentionNode(id, element.textContent), forChild: () => null }),
        priority: 2,
      };
    const style = textStyles
      .flatMap((name) => {
        const value = element.style.getPropertyValue(name);
        return value === '' ? [] : [`${name}: ${value};`];
      })
      .join(' ');
    if (style === '') return null;
    const setStyle = (child: LexicalNode) => ($isTextNode(child) ? child.setStyle(style) : child);
    return { conversion: () => ({ node: null, forChild: setStyle }), priority: 1 };
  },
};

/** Returns the nodes of HTML, of which nothing harmful is left. `prepare` changes what was read before it is sanitised. */
export function $readNodes(
  editor: LexicalEditor,
  html: string,
  prepare?: (body: HTMLElement) => void,
): LexicalNode[] {
  // a text is read by the element that it is in
  const { body } = document.implementation.createHTMLDocument('');
  body.append(sanitiseRichText(html, prepare));
  return $generateNodesFromDOM(editor, body);
}

/** Replaces what an editor holds. What stands in no paragraph gets one. */
export function $setHtml(editor: LexicalEditor, html: string): void {
  const root = $getRoot().clear();
  let paragraph: ParagraphNode | undefined;
  for (const node of $readNodes(editor, html)) {
    if ($isElementNode(node) && !node.isInline()) {
      paragraph = undefined;
      root.append(node);
    } else {
      if (!paragraph) root.append((paragraph = $createParagraphNode()));
      paragraph.append(node);
    }
  }
  if (root.isEmpty()) root.append($createParagraphNode());
}
