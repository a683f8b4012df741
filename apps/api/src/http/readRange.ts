import type { ByteRange } from '../files/FileStorage.ts';

/**
 * Reads which part of a file of so many bytes a `Range` header asks for (RFC 9110, 14.2). Returns null where all of it is to be sent: for no header, one that is
 * not understood, and one that asks for several parts.
 *
 * @returns `unsatisfiable` where the file has no such part.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? 'unsatisfiable' : { first, last };
}
