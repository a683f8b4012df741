import { sanitiseRichText } from '@bureau/ui';
import { DRAG_DROP_PASTE } from '@lexical/rich-text';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getSelection,
  $isNodeSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  createCommand,
  KEY_ENTER_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical';
import { $isImageNode, type ImageNode } from './ImageNode.ts';

/** Asks for what describes the image at the selection, and for its size. */
export const EDIT_IMAGE_COMMAND: LexicalCommand<undefined> = createCommand('EDIT_IMAGE');

/** Reports that images of other pages were left out of what was pasted. */
export const IMAGES_LEFT_OUT_COMMAND: LexicalCommand<undefined> = createCommand('IMAGES_LEFT_OUT');

/** Returns the image that is selected alone. */
export function $selectedImage(): ImageNode | undefined {
  const selection = $getSelection();
  const nodes = $isNodeSelection(selection) ? selection.getNodes() : [];
  return nodes.length === 1 ? nodes.find($isImageNode) : undefined;
}

/** Selects an image alone. */
export function $selectImage(image: ImageNode): void {
  const selection = $createNodeSelection();
  selection.add(image.getKey());
  $setSelection(selection);
}

function selectPressed({ target }: MouseEvent): boolean {
  const node = target instanceof HTMLImageElement ? $getNearestNodeFromDOMNode(target) : null;
  if (!$isImageNode(node)) return false;
  $selectImage(node);
  return true;
}

/** Says what stands beside the images of a page, and whether some are of another one. A policy may forbid to parse HTML that was not sanitised. */
function readImages(html: string): { hasText: boolean; hasForeign: boolean } {
  let [hasText, hasForeign] = [false, false];
  const isOurs = (image: Element) => image.getAttribute('src')?.startsWith('/uploads/attachment/');
  sanitiseRichText(html, (body) => {
    hasText = body.textContent.trim() !== '';
    hasForeign = ![...body.querySelectorAll('img')].every(isOurs);
  });
  return { hasText, hasForeign };
}

/** Takes the image of a page for a file where that came with it, and says so where images are left out. */
function handlePaste(editor: LexicalEditor, event: unknown): boolean {
  const data = event instanceof ClipboardEvent ? event.clipboardData : null;
  const html = data?.getData('text/html') ?? '';
  if (data === null || !/<img\b/i.test(html)) return false;
  const files = [...data.files];
  const { hasText, hasForeign } = readImages(html);
  if (files.length > 0 && !hasText) return editor.dispatchCommand(DRAG_DROP_PASTE, files);
  if (hasForeign) editor.dispatchCommand(IMAGES_LEFT_OUT_COMMAND, undefined);
  return false;
}

/** Makes images work: a press selects one, and Enter asks what describes it. */
export const registerImages = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(CLICK_COMMAND, selectPressed, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if ($selectedImage() === undefined || event?.ctrlKey || event?.metaKey) return false;
        event?.preventDefault();
        return editor.dispatchCommand(EDIT_IMAGE_COMMAND, undefined);
      },
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(PASTE_COMMAND, (event) => handlePaste(editor, event), COMMAND_PRIORITY_CRITICAL),
  );
