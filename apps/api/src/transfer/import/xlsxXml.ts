import { SaxesParser } from 'saxes';
import { createYield } from '../yieldToEventLoop.ts';
import { fileError } from './Table.ts';

const chunkSize = 32 * 1024;

/** Is told what stands in a part of a workbook. Names come without their namespaces. */
interface Reader {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** Gets the name of an element that ends, with the text that stood in it since the last tag. */
  readonly close?: (name: string, text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a part of a workbook, in slices. Entities of its own are not known, so that none can be nested.
 *
 * @throws FieldError when it is no XML.
 */
export async function readXml(bytes: Uint8Array | undefined, { open, close }: Reader): Promise<void> {
  if (bytes === undefined) throw fileError('import.file.damaged');
  const parser = new SaxesParser();
  let text = '';
  parser.on('error', () => {
    throw fileError('import.file.damaged');
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    open?.(localName(name), attributes);
  });
  parser.on('text', (part) => (text += part));
  parser.on('cdata', (part) => (text += part));
  parser.on('closetag', ({ name }) => {
    close?.(localName(name), text);
    text = '';
  });
  const decoder = new TextDecoder();
  const yieldIfDue = createYield();
  for (let start = 0; start < bytes.length; start += chunkSize) {
    parser.write(decoder.decode(bytes.subarray(start, start + chunkSize), { stream: true }));
    await yieldIfDue();
  }
  parser.close();
}

/** Returns a text of a workbook as it is meant: what XML cannot hold stands there as `_x000D_`. */
export const unescapeText = (text: string) =>
  text.replaceAll(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
