import { formatHours } from '@bureau/values';
import type { Cell } from '../cells.ts';
import { neutralise } from '../neutralise.ts';

const byteOrderMark = '\ufeff';

function write(cell: Cell): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
      return neutralise(cell.value);
    case 'minutes':
      return formatHours(cell.value);
    case 'percent':
      return `${cell.value}%`;
    case 'number':
      return String(cell.value);
    default:
      return cell.value;
  }
}

const quote = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes a row by RFC 4180. */
const writeRow = (texts: readonly string[]) =>
  // A row of one empty cell would be an empty line, which counts as no row.
  `${texts.length === 1 && texts[0] === '' ? '""' : texts.map(quote).join(',')}\r\n`;

/** Writes a table as CSV, in UTF-8 with a byte order mark, so that spreadsheets know the encoding. */
export async function* writeCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + writeRow(head.map(neutralise)));
  for await (const page of pages) yield Buffer.from(page.map((row) => writeRow(row.map(write))).join(''));
}
