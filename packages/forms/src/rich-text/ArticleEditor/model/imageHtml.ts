import type { DOMConversionMap } from 'lexical';
import type { RichTextExtension } from '../../RichTextEditor/model/RichTextExtension.ts';
import { escapeHtml } from '../../RichTextEditor/model/writeHtml.ts';
import { $createImageNode, $isImageNode } from './ImageNode.ts';
import { addressOf } from './uploads.ts';

const sizeOf = (element: HTMLElement, name: string) => {
  const size = Number(element.getAttribute(name));
  return size > 0 ? size : undefined;
};

/** Reads the images of sanitised HTML, and of what the editor itself has copied. */
export const imageConversions: DOMConversionMap = {
  img: (element) => {
    const src = element.getAttribute('src');
    // one that was on its way when the page was left
    if (src === null) return null;
    const node = () =>
      $createImageNode({
        src,
        upload: undefined,
        alt: element.getAttribute('alt') ?? '',
        width: sizeOf(element, 'width'),
        height: sizeOf(element, 'height'),
      });
    return { conversion: () => ({ node: node() }), priority: 2 };
  },
};

/** Writes an image in the form that the server keeps it; without an address while it is on its way. */
export const $writeImage: RichTextExtension['write'] = (node) => {
  if (!$isImageNode(node)) return undefined;
  const { alt, width, height } = node.values;
  const src = addressOf(node.values);
  if (src === '') return `<img alt="${escapeHtml(alt)}" />`;
  const sizes = Object.entries({ width, height })
    .map(([name, size]) => (size === undefined ? '' : ` ${name}="${size}"`))
    .join('');
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${sizes} />`;
};
