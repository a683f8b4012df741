import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { importLimits } from '@bureau/contract';
import { CsvError, parse } from 'csv-parse';
import { revive } from '../neutralise.ts';
import { createPause } from '../slices.ts';
import { fileError, type TableRow } from './Table.ts';

const chunkSize = 32 * 1024;

/** How much of a file the delimiter is guessed from, in bytes. */
const headSize = 64 * 1024;

/** Stands for half of a surrogate pair, which UTF-8 cannot hold: a character that is refused in every cell. */
const unstorable = '\0';

/**
 * Gives a text file as UTF-8.
 *
 * @throws FieldError for any other encoding than UTF-8, and UTF-16 with a byte order mark.
 */
function decode(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  if (isLittle || (first === 0xfe && second === 0xff)) {
    if (bytes.length % 2 === 1) throw fileError('import.file.encoding');
    const units = Buffer.from(bytes.subarray(2));
    const text = (isLittle ? units : units.swap16()).toString('utf16le');
    return Buffer.from(text.isWellFormed() ? text : text.replaceAll(/\p{Surrogate}/gu, unstorable));
  }
  const hasMark = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  const content = hasMark ? bytes.subarray(3) : bytes;
  if (isUtf8(content)) return content;
  throw fileError(looksBinary(bytes) ? 'import.file.type' : 'import.file.encoding');
}

/** Tells whether a file is no text at all: one in an old encoding has no control characters. */
function looksBinary(bytes: Uint8Array): boolean {
  const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);
  return bytes.subarray(0, headSize).some(isControl);
}

/** Takes off the line by which a spreadsheet is told what separates the cells: it does not count as a row. */
function readSeparator(content: Uint8Array): { readonly content: Uint8Array; readonly delimiter: string } {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1');
  const [line = '', delimiter] = /^"?sep=([,;|\t])"?(?:\r\n|\n|\r)/i.exec(start) ?? [];
  return delimiter === undefined
    ? { content, delimiter: guessDelimiter(content) }
    : { content: content.subarray(line.length), delimiter };
}

/** Guesses what separates the cells: what stands most often in the head, outside of quotation marks. */
function guessDelimiter(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, headSize)).toString();
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = [',', ';', '\t', '|'].map((delimiter) => [delimiter, head.split(delimiter).length] as const);
  return counts.reduce((best, other) => (other[1] > best[1] ? other : best))[0];
}

/**
 * Reads CSV, and takes off what an export has put before what looks like a formula. Records are counted, not lines: a text in quotation marks
 * may have several.
 *
 * @throws FieldError for a quotation mark that never closes, with the row where it opens, and for too many rows.
 */
export async function readCsv(bytes: Uint8Array): Promise<TableRow[]> {
  const { content, delimiter } = readSeparator(decode(bytes));
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
  const pause = createPause();
  let number = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      number += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells: cells.map(revive) });
      if (rows.length > importLimits.rows + 1)
        throw fileError('import.file.rows', { max: importLimits.rows });
      await pause();
    }
  } catch (error) {
    if (error instanceof CsvError) throw fileError('import.file.quote', { row: parser.info.records + 1 });
    throw error;
  }
  return rows;
}
