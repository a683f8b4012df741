import { CodeNode } from '@lexical/code-core';
import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $toggleLink, LinkNode } from '@lexical/link';
import { ListItemNode, ListNode, registerList } from '@lexical/list';
import {
  BOLD_STAR,
  CODE,
  HEADING,
  INLINE_CODE,
  ITALIC_STAR,
  ORDERED_LIST,
  QUOTE,
  registerMarkdownShortcuts,
  STRIKETHROUGH,
  UNORDERED_LIST,
} from '@lexical/markdown';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  createEditor,
  HISTORY_MERGE_TAG,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from 'lexical';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { cleanPaste } from '../model/cleanPaste.ts';
import { MentionNode } from '../model/MentionNode.ts';
import { $readNodes, $setHtml, conversions } from '../model/readHtml.ts';
import { toSafeAddress } from '../model/toSafeAddress.ts';
import { $getHtml } from '../model/writeHtml.ts';
import type { RichTextExtension } from '../model/RichTextExtension.ts';
import type { RichTextEditorProps } from '../RichTextEditor.types.ts';

const shortcuts = [
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  CODE,
  INLINE_CODE,
  BOLD_STAR,
  ITALIC_STAR,
  STRIKETHROUGH,
];

/** How many milliseconds of typing are undone at once. */
const undoDelay = 300;

const createRichText = (extension?: RichTextExtension) =>
  createEditor({
    namespace: 'bureau',
    nodes: [
      HeadingNode,
      QuoteNode,
      ListNode,
      ListItemNode,
      LinkNode,
      CodeNode,
      MentionNode,
      ...(extension?.nodes ?? []),
    ],
    html: { import: { ...conversions, ...extension?.conversions } },
    theme: {
      ...extension?.theme,
      text: { underline: 'underlined', strikethrough: 'struck', underlineStrikethrough: 'underlined struck' },
    },
    onError(error) {
      throw error;
    },
  });

/** Puts in what was copied elsewhere, without what could do harm; an address alone makes a link of what is selected. */
function paste(editor: LexicalEditor, data: DataTransfer | null): boolean {
  if (!data) return false;
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  const text = data.getData('text/plain');
  if (!selection.isCollapsed() && /^\S+:\S+$/.test(text) && toSafeAddress(text) !== undefined) {
    $toggleLink(text);
    return true;
  }
  const html = data.getData('text/html');
  if (html === '') return false;
  const nodes = $readNodes(editor, html, cleanPaste);
  // a table that is pasted into another one fills its cells
  if (!editor.dispatchCommand(SELECTION_INSERT_CLIPBOARD_NODES_COMMAND, { nodes, selection }))
    selection.insertNodes(nodes);
  return true;
}

/** Describes an editor, and whether it has something to undo. */
export interface RichText {
  readonly editor: LexicalEditor;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** Creates an editor that follows a value as HTML, writes it in an element, and tells what it became. */
export function useRichText(
  { value, onChange, isDisabled, isReadOnly }: RichTextEditorProps,
  area: RefObject<HTMLDivElement | null>,
  extension?: RichTextExtension,
): RichText {
  const [editor] = useState(() => createRichText(extension));
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  const known = useRef<string>(undefined);
  const report = useEffectEvent((html: string) => {
    if (html === known.current) return;
    known.current = html;
    onChange?.(html);
  });

  // before the text is there: what comes to know of nodes afterwards has all of them looked at, and drawn, once more
  useLayoutEffect(() => {
    // What was hidden, or has its effects run twice, has its text already: who asks for it finds its elements.
    if (known.current !== undefined) editor.setRootElement(area.current);
    return mergeRegister(
      registerRichText(editor),
      registerHistory(editor, createEmptyHistoryState(), undoDelay, undefined, ({ undoStack, redoStack }) => {
        setCanUndo(undoStack.length > 0);
        setCanRedo(redoStack.length > 0);
      }),
      registerList(editor),
      registerMarkdownShortcuts(editor, shortcuts),
      extension?.register(editor) ?? (() => undefined),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(HISTORY_MERGE_TAG) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        report(editorState.read(() => $getHtml(extension?.write)));
      }),
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || !paste(editor, event.clipboardData)) return false;
          event.preventDefault();
          return true;
        },
        COMMAND_PRIORITY_HIGH,
      ),
      // what is dragged into the text is put in as if it were pasted
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => typeof event !== 'string' && paste(editor, event.dataTransfer),
        COMMAND_PRIORITY_HIGH,
      ),
      // who is around the editor saves by Ctrl with Enter, and closes by Escape
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        (event) => event !== null && (event.ctrlKey || event.metaKey),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    );
  }, [editor, extension, area]);

  const isEditable = !isDisabled && !isReadOnly;
  useLayoutEffect(() => editor.setEditable(isEditable), [editor, isEditable]);

  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    editor.update(() => $setHtml(editor, value), { discrete: true, tag: HISTORY_MERGE_TAG });
  }, [editor, value]);

  // all of it is drawn at once, when all of it is known
  useLayoutEffect(() => {
    editor.setRootElement(area.current);
    return () => editor.setRootElement(null);
  }, [editor, area]);

  return { editor, canUndo, canRedo };
}
