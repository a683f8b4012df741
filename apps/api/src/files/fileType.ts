import { pictureTypes } from '@bureau/contract';
import { readPicture } from './picture.ts';

/** Describes a type of file: its media type, and the extension of the names that such files are stored under. */
export interface FileType {
  readonly type: string;
  readonly extension: string;
}

const office: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

const beginsWith = (bytes: Uint8Array, text: string) =>
  Buffer.from(bytes.subarray(0, text.length)).toString('latin1') === text;

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== '';
  } catch {
    return false;
  }
}

/**
 * Returns the type of a file, by what it holds. Its name only tells apart what looks alike, and nothing is ever taken for a page or a
 * script.
 */
export function fileTypeOf(name: string, bytes: Uint8Array): FileType {
  const picture = readPicture(bytes);
  if (picture !== null) return { type: picture.type, extension: pictureTypes[picture.type] };
  if (beginsWith(bytes, '%PDF-')) return { type: 'application/pdf', extension: 'pdf' };
  if (beginsWith(bytes, 'PK\x03\x04')) {
    const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
    const type = Object.hasOwn(office, extension) ? office[extension] : undefined;
    return type === undefined ? { type: 'application/zip', extension: 'zip' } : { type, extension };
  }
  if (isText(bytes)) return { type: 'text/plain', extension: 'txt' };
  return { type: 'application/octet-stream', extension: 'bin' };
}
