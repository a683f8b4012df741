import { $isCodeNode } from '@lexical/code-core';
import { $isLinkNode } from '@lexical/link';
import { $isListItemNode, $isListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $getSelectionStyleValueForProperty } from '@lexical/selection';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  type LexicalEditor,
  type LexicalNode,
  type TextFormatType,
} from 'lexical';
import { useEffect, useState } from 'react';

/** Names what a paragraph can be. */
export type Block = 'paragraph' | 'h2' | 'h3' | 'quote' | 'code';

/** Describes the text at the selection. */
export interface Formats {
  readonly text: Readonly<Partial<Record<TextFormatType, boolean>>>;
  readonly block: Block;
  readonly list: 'bullet' | 'number' | undefined;
  readonly align: string;
  readonly font: string;
  readonly size: string;
  readonly link: string | undefined;
}

const nothing: Formats = {
  text: {},
  block: 'paragraph',
  list: undefined,
  align: '',
  font: '',
  size: '',
  link: undefined,
};

const textFormats = ['bold', 'italic', 'underline', 'strikethrough', 'code'] as const;

function $blockOf(node: LexicalNode | null): Block {
  if ($isHeadingNode(node)) return ['h1', 'h2'].includes(node.getTag()) ? 'h2' : 'h3';
  if ($isQuoteNode(node)) return 'quote';
  return $isCodeNode(node) ? 'code' : 'paragraph';
}

function $readFormats(): Formats | undefined {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return undefined;
  const node = selection.anchor.getNode();
  const block = $findMatchingParent(node, (one) => $isElementNode(one) && !one.isInline());
  const list = $isListItemNode(block) ? block.getParent() : undefined;
  const link = $findMatchingParent(node, $isLinkNode);
  return {
    text: Object.fromEntries(textFormats.map((format) => [format, selection.hasFormat(format)])),
    block: $blockOf(block),
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : undefined,
    align: $isElementNode(block) ? block.getFormatType() : '',
    font: $getSelectionStyleValueForProperty(selection, 'font-family', ''),
    size: $getSelectionStyleValueForProperty(selection, 'font-size', ''),
    link: link?.getURL(),
  };
}

/** Follows how the text at the selection is formatted. */
export function useFormats(editor: LexicalEditor): Formats {
  const [formats, setFormats] = useState(nothing);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const next = editorState.read($readFormats);
        setFormats((before) => (!next || JSON.stringify(next) === JSON.stringify(before) ? before : next));
      }),
    [editor],
  );
  return formats;
}
