import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { importLimits } from '@bureau/contract';
import { CsvError, parse } from 'csv-parse';
import { unescapeFormulas } from '../escapeFormulas.ts';
import { createYield } from '../yieldToEventLoop.ts';
import { type CountKnown, fileError, findHead, type TableRow } from './Table.ts';

const chunkSize = 32 * 1024;

/** How much of a file the delimiter is guessed from, in bytes. */
const headSize = 64 * 1024;

/** Stands for half of a surrogate pair, which UTF-8 cannot hold: a character that is refused in every cell. */
const unstorable = '\0';

type Utf16 = 'little' | 'big';

function readMark([first, second]: Uint8Array): Utf16 | null {
  if (first === 0xff && second === 0xfe) return 'little';
  return first === 0xfe && second === 0xff ? 'big' : null;
}

/**
 * Guesses whether a file without a byte order mark is UTF-16. Its Latin letters, separators and line ends have a NUL as their other half, always
 * on the same side, and it reads as text. A few NULs in what is UTF-8 otherwise do not make it so.
 */
function guessUtf16(bytes: Uint8Array): Utf16 | null {
  const head = bytes.subarray(0, headSize);
  const sides = [0, 0];
  head.forEach((byte, place) => {
    if (byte === 0) sides[place % 2] = (sides[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = sides;
  const isOneSided = (even === 0) !== (odd === 0);
  if (!isOneSided || (even + odd < head.length / 4 && isUtf8(bytes))) return null;
  const order = odd > 0 ? 'little' : 'big';
  const text = readUtf16(head, order);
  return /[\r\n]/.test(text) && !/[^\P{Cc}\t\n\v\f\r]/u.test(text) ? order : null;
}

function readUtf16(bytes: Uint8Array, order: Utf16): string {
  const units = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return (order === 'little' ? units : units.swap16()).toString('utf16le');
}

/**
 * Returns a text file as UTF-8.
 *
 * @throws FieldError for any other encoding than UTF-8 and UTF-16.
 */
function decode(bytes: Uint8Array): Uint8Array {
  const mark = readMark(bytes);
  const order = mark ?? guessUtf16(bytes);
  if (order !== null) {
    if (bytes.length % 2 === 1) throw fileError('import.file.encoding');
    const text = readUtf16(mark === null ? bytes : bytes.subarray(2), order);
    return Buffer.from(text.isWellFormed() ? text : text.replaceAll(/\p{Surrogate}/gu, unstorable));
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const content = hasMark ? bytes.subarray(3) : bytes;
  if (isUtf8(content)) return content;
  throw fileError(looksBinary(bytes) ? 'import.file.type' : 'import.file.encoding');
}

/** Whether a file is no text at all: one in an old encoding has no control characters. */
function looksBinary(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);
  return bytes.subarray(0, headSize).some(isControl);
}

/** Takes off the line by which a spreadsheet is told what separates the cells: it does not count as a row. */
function readSeparator(
  content: Uint8Array,
  countKnown: CountKnown,
): { readonly content: Uint8Array; readonly delimiter: string } {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1');
  const [line = '', delimiter] = /^"?sep=([,;|\t])"?(?:\r\n|\n|\r)/i.exec(start) ?? [];
  return delimiter === undefined
    ? { content, delimiter: guessDelimiter(content, countKnown) }
    : { content: content.subarray(line.length), delimiter };
}

/** Guesses what separates the cells, outside of quotation marks: what makes the most known names of the line that names the columns, or stands there most often. */
function guessDelimiter(bytes: Uint8Array, countKnown: CountKnown): string {
  const text = Buffer.from(bytes.subarray(0, headSize)).toString();
  const lines = text
    .replaceAll(/"[^"]*"/g, (quoted) => quoted.replaceAll(/[",;|\s]/g, ' '))
    .split(/[\r\n]+/)
    .filter((line) => /[^,;|\s]/.test(line));
  const readAll = (line: string) =>
    [',', ';', '\t', '|'].map((delimiter) => {
      const names = line.split(delimiter);
      return { delimiter, known: countKnown(names), count: names.length };
    });
  const place = findHead(lines, (line) => Math.max(...readAll(line).map(({ known }) => known)));
  const byUse = readAll(lines[place] ?? '').toSorted(
    (one, other) => other.known - one.known || other.count - one.count,
  );
  return byUse[0]?.delimiter ?? ',';
}

/**
 * Reads CSV, and takes off what an export has put before what looks like a formula. Records are counted, not lines: a text in quotation marks
 * may have several.
 *
 * @throws FieldError for a quotation mark that never closes, with the row where it opens, and for too many rows.
 */
export async function readCsv(bytes: Uint8Array, countKnown: CountKnown): Promise<TableRow[]> {
  const { content, delimiter } = readSeparator(decode(bytes), countKnown);
  function* chunks() {
    for (let start = 0; start < content.length; start += chunkSize)
      yield content.subarray(start, start + chunkSize);
  }
  const parser = Readable.from(chunks(), { objectMode: false, highWaterMark: 1 }).pipe(
    parse({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
    }),
  );
  const rows: TableRow[] = [];
  const yieldIfDue = createYield();
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(unescapeFormulas) });
      if (rows.length > importLimits.rows + 1)
        throw fileError('import.file.rows', { max: importLimits.rows });
      await yieldIfDue();
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileError('import.file.quote', { row: parser.info.records + 1 });
    throw error;
  }
  return rows;
}
