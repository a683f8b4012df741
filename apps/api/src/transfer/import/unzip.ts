import { inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { fileError } from './Table.ts';

const inflate = promisify(inflateRaw);

/** How large the parts of an archive may be together when they are unpacked, in megabytes: a small file can hold a great deal of nothing. */
const unpackedLimit = 300;

/** What the records of an archive begin with: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
const signatures = { end: 0x06054b50, end64: 0x07064b50, entry: 0x02014b50 } as const;

/** The longest end of an archive: a comment may stand in it. */
const longestEnd = 22 + 0xffff;

/** Stands for a number that is too large for its place. */
const elsewhere = 0xffffffff;

const damaged = () => fileError('import.file.damaged');
const tooLarge = () => fileError('import.file.unpacked', { limit: unpackedLimit });

const longAt = (bytes: Buffer, place: number) => Number(bytes.readBigUInt64LE(place));

/** Returns where the list of entries begins, and how many there are. */
function findEntries(bytes: Buffer): readonly [start: number, count: number] {
  for (let end = bytes.length - 22; end >= Math.max(0, bytes.length - longestEnd); end -= 1) {
    if (bytes.readUInt32LE(end) !== signatures.end) continue;
    const locator = end - 20;
    if (locator < 0 || bytes.readUInt32LE(locator) !== signatures.end64)
      return [bytes.readUInt32LE(end + 16), bytes.readUInt16LE(end + 10)];
    const end64 = longAt(bytes, locator + 8);
    return [longAt(bytes, end64 + 48), longAt(bytes, end64 + 32)];
  }
  throw damaged();
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly packed: Buffer;
  /** How many bytes it says it has, which need not be true. */
  readonly size: number;
  /** Where the next one is described. */
  readonly end: number;
}

function readEntry(bytes: Buffer, start: number): Entry {
  if (bytes.readUInt32LE(start) !== signatures.entry) throw damaged();
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => bytes.readUInt16LE(start + at));
  const nameEnd = start + 46 + (nameLength ?? 0);
  const extraEnd = nameEnd + (extraLength ?? 0);
  let long = nameEnd;
  while (long < extraEnd && bytes.readUInt16LE(long) !== 1) long += 4 + bytes.readUInt16LE(long + 2);
  long += 4;
  const [size = 0, packedSize = 0, place = 0] = [24, 20, 42].map((at) => {
    const number = bytes.readUInt32LE(start + at);
    if (number !== elsewhere) return number;
    long += 8;
    return longAt(bytes, long - 8);
  });
  const data = place + 30 + bytes.readUInt16LE(place + 26) + bytes.readUInt16LE(place + 28);
  return {
    name: bytes.toString('utf8', start + 46, nameEnd),
    method: bytes.readUInt16LE(start + 10),
    packed: bytes.subarray(data, data + packedSize),
    size,
    end: extraEnd + (commentLength ?? 0),
  };
}

/**
 * Unpacks those parts of an archive that are wanted, in another thread, by their names in lower case and with slashes: programs differ in both. What
 * counts is how large they become, not what the archive says of it.
 *
 * @throws FieldError for what is no sound archive, and for one that is too large when it is unpacked.
 */
export async function unzip(
  content: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const parts = new Map<string, Uint8Array>();
  try {
    const wanted: Entry[] = [];
    let [start, count] = findEntries(bytes);
    for (; count > 0; count -= 1) {
      const entry = readEntry(bytes, start);
      const name = entry.name.replaceAll('\\', '/').toLowerCase();
      if (isWanted(name)) wanted.push({ ...entry, name });
      start = entry.end;
    }
    let left = unpackedLimit * 1024 * 1024;
    if (wanted.reduce((sum, { size }) => sum + size, 0) > left) throw tooLarge();
    for (const { name, method, packed } of wanted) {
      if (method !== 0 && method !== 8) throw damaged();
      const part = method === 0 ? packed : await inflate(packed, { maxOutputLength: Math.max(1, left) });
      left -= part.length;
      if (left < 0) throw tooLarge();
      parts.set(name, part);
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw /^(?:Z_|ERR_OUT_OF_RANGE|ERR_BUFFER_OUT_OF_BOUNDS)/.test(code) ? damaged() : error;
  }
  return parts;
}
