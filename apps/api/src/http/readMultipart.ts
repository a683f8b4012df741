import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { ApiError } from '../errors/ApiError.ts';

/** Describes how much of a multipart body is read: the bytes of its file, of each text beside it and of everything, and how many texts. */
export interface MultipartLimits {
  readonly file: number;
  readonly text: number;
  readonly texts: number;
  readonly total: number;
}

interface ReceivedFile {
  /** Missing where the part was sent as a text. */
  readonly name: string | undefined;
  readonly bytes: Uint8Array;
}

/** The name of the part that is the file. Every other one is a text, although clients may give it the name of a file as well. */
export const filePart = 'file';

/** Holds what came in a multipart body, in its order. */
export interface Multipart {
  readonly files: readonly ReceivedFile[];
  readonly texts: readonly (readonly [name: string, text: string])[];
}

/**
 * Reads a multipart body while it arrives, and stops as soon as it is larger than it may be.
 *
 * @throws ApiError 400 for what is no multipart; `tooLarge` when a part is larger than it may be.
 */
export async function readMultipart(
  source: Readable,
  type: string,
  limits: MultipartLimits,
  tooLarge: ApiError,
): Promise<Multipart> {
  const files: ReceivedFile[] = [];
  const texts: [string, string][] = [];
  const malformed = new ApiError(400, 'errors.badMultipart');
  const parser = createParser(type, limits, malformed);
  const fail = (error: Error) => parser.destroy(error);
  // The parser says that there is always a name.
  parser.on('file', (_, stream, name: string | undefined) => {
    const chunks: Uint8Array[] = [];
    stream.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    stream.on('limit', () => fail(tooLarge));
    stream.on('error', () => fail(malformed));
    stream.on('end', () => files.push({ name, bytes: Buffer.concat(chunks) }));
  });
  parser.on('field', (name: string | undefined, text, isNameCut, isTextCut) => {
    if (isNameCut || isTextCut) fail(tooLarge);
    else if (name === undefined) fail(malformed);
    else texts.push([name, text]);
  });
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(event, () => fail(malformed));
  let size = 0;
  const count = (chunk: Uint8Array) => {
    size += chunk.byteLength;
    if (size > limits.total) fail(tooLarge);
  };
  const breakOff = () => fail(malformed);
  source.on('data', count);
  source.on('error', breakOff);
  source.pipe(parser);
  try {
    await finished(parser);
  } catch (error) {
    throw error === tooLarge ? tooLarge : malformed;
  } finally {
    source.off('data', count);
    source.off('error', breakOff);
    source.unpipe(parser);
  }
  return { files, texts };
}

function createParser(type: string, limits: MultipartLimits, malformed: ApiError) {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      defCharset: 'utf8',
      isPartAFile: (field) => field === filePart,
      limits: {
        fileSize: limits.file,
        files: 2,
        fieldSize: limits.text,
        fields: limits.texts,
        headerPairs: 20,
      },
    });
  } catch {
    throw malformed;
  }
}
