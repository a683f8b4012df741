import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Reads how much a client likes an encoding, from 0 to 1, of its `Accept-Encoding` (RFC 9110, 12.5.3). */
function qualityOf(header: string, encoding: Encoding): number {
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    if (name !== encoding) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}

/** Returns the encoding of ours that a client likes best, by its `Accept-Encoding`, and of two that it likes alike the smaller one; null for none. */
export function pickEncoding(header = ''): Encoding | null {
  const [brotli, gzipped] = [qualityOf(header, 'br'), qualityOf(header, 'gzip')];
  if (brotli === 0 && gzipped === 0) return null;
  return brotli >= gzipped ? 'br' : 'gzip';
}

/**
 * Compresses beside the main thread.
 *
 * @param quality of Brotli, from 0 to 11: what is compressed once may take its time.
 */
export function compress(bytes: Buffer, encoding: Encoding, quality: number): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
