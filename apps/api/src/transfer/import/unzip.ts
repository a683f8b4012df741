import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { FieldError } from '../../errors/ApiError.ts';
import { fileError } from './Table.ts';

/** How large the parts of an archive may be together when they are unpacked, and its cells, in megabytes: a small file can hold a great deal of nothing. */
export const unpackedLimit = 300;

/**
 * Unpacks those parts of an archive that are wanted, by their names in lower case and with slashes: programs differ in both. `yauzl` refuses a part that
 * becomes larger than the archive says, as soon as it does; the `unzip` of `fflate`, which writes our files, believes what the archive says.
 *
 * @throws FieldError for what is no sound archive, and for one that is too large when it is unpacked.
 */
export async function unzip(
  { buffer: bytes, byteOffset, byteLength }: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  let left = unpackedLimit * 1024 * 1024;
  try {
    const archive = await fromBufferPromise(Buffer.from(bytes, byteOffset, byteLength));
    for await (const entry of archive.eachEntry()) {
      const name = entry.fileName.toLowerCase();
      if (!isWanted(name)) continue;
      left -= entry.uncompressedSize;
      if (left < 0) throw fileError('import.file.unpacked', { limit: unpackedLimit });
      parts.set(name, await buffer(await archive.openReadStreamPromise(entry)));
    }
  } catch (error) {
    throw error instanceof FieldError ? error : fileError('import.file.damaged');
  }
  return parts;
}
