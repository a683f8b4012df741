import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $isCodeNode } from '@lexical/code-core';
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  getStyleObjectFromCSS,
  type ElementNode,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import { MentionNode } from './MentionNode.ts';
import { textStyles } from './readHtml.ts';
import type { RichTextExtension } from './RichTextExtension.ts';
import { toSafeAddress } from './toSafeAddress.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Writes a text as it stands in HTML. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const formats = [
  ['code', 'code'],
  ['strikethrough', 's'],
  ['underline', 'u'],
  ['italic', 'em'],
  ['bold', 'strong'],
] as const;

function $writeText(node: TextNode): string {
  const text = escapeHtml(node.getTextContent());
  if (node instanceof MentionNode) return `<span data-mention="${node.personId}">${text}</span>`;
  const html = formats.reduce(
    (inner, [format, tag]) => (node.hasFormat(format) ? `<${tag}>${inner}</${tag}>` : inner),
    text,
  );
  const given = getStyleObjectFromCSS(node.getStyle());
  const style = textStyles
    .flatMap((name) => (given[name] === undefined ? [] : [`${name}:${given[name]}`]))
    .join(';');
  return style === '' ? html : `<span style="${escapeHtml(style)}">${html}</span>`;
}

function tagOf(node: ElementNode): string {
  if ($isHeadingNode(node)) return ['h1', 'h2'].includes(node.getTag()) ? 'h2' : 'h3';
  if ($isListNode(node)) return node.getListType() === 'number' ? 'ol' : 'ul';
  if ($isListItemNode(node)) return 'li';
  if ($isQuoteNode(node)) return 'blockquote';
  return $isCodeNode(node) ? 'pre' : 'p';
}

/** A list in a list is an item of its own to `lexical`, and belongs to the item before it in HTML. */
const holdsList = (node: LexicalNode) => $isListItemNode(node) && $isListNode(node.getFirstChild());

type Write = RichTextExtension['write'];

function $writeChildren(parent: ElementNode, write: Write): string {
  return parent.getChildren().reduce((html, node) => {
    const item = $isElementNode(node) && holdsList(node) && html.endsWith('</li>');
    return item
      ? `${html.slice(0, -'</li>'.length)}${$writeChildren(node, write)}</li>`
      : html + $writeNode(node, write);
  }, '');
}

function $writeNode(node: LexicalNode, write: Write): string {
  const extended = write(node, (parent) => $writeChildren(parent, write));
  if (extended !== undefined) return extended;
  if ($isTextNode(node)) return $writeText(node);
  if ($isLineBreakNode(node)) return '<br />';
  if (!$isElementNode(node)) return '';
  const inner = $writeChildren(node, write);
  if ($isLinkNode(node)) {
    const address = toSafeAddress(node.getURL());
    return address === undefined
      ? inner
      : `<a href="${escapeHtml(address)}" rel="noopener noreferrer nofollow">${inner}</a>`;
  }
  const tag = tagOf(node);
  const align = node.getFormatType();
  const style = align === '' || tag === 'ul' || tag === 'ol' ? '' : ` style="text-align:${align}"`;
  return `<${tag}${style}>${inner === '' ? '<br />' : inner}</${tag}>`;
}

const writeNothing = () => undefined;

/** Returns what an editor holds as HTML, in the form that the server keeps it; an empty text where there is nothing to be read. */
export function $getHtml(write: Write = writeNothing): string {
  const root = $getRoot();
  return root.getTextContent().trim() === '' ? '' : $writeChildren(root, write);
}
