import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Returns the smallest encoding that a client takes, by its `Accept-Encoding`; null for none of ours. */
export function pickEncoding(header: string | undefined): Encoding | null {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => part.trim().replace(/;\s*q=(?!0(?:\.0*)?$).*/, ''));
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
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
