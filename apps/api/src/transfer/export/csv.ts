import { formatHours } from '@bureau/values';
import type { Cell } from '../cells.ts';
import { escapeFormulas } from '../escapeFormulas.ts';

const byteOrderMark = '\ufeff';

function write(cell: Cell): string {
  if (cell === null) return '';
  switch (cell.kind) {
    case 'text':
      return escapeFormulas(cell.value);
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

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Puts quotation marks around what needs them, and around what has a separator of another kind, so that nothing is taken for one. */
const quoteIfNeeded = (text: string) => (/[",;|\t\r\n]|^\s|\s$/.test(text) ? quote(text) : text);

/** Writes a row by RFC 4180. */
function writeRow(texts: readonly string[]): string {
  // A row of one empty cell would be an empty line, which counts as no row.
  if (texts.length === 1 && texts[0] === '') return '""\r\n';
  const [first = '', ...others] = texts.map(quoteIfNeeded);
  // A spreadsheet that splits at semicolons has a formula that begins with this number: a quotation mark ends it.
  const rest = first.startsWith('-') ? texts.slice(1).map(quote) : others;
  return `${[first, ...rest].join(',')}\r\n`;
}

/** Writes a table as CSV, in UTF-8 with a byte order mark, so that spreadsheets know the encoding. */
export async function* writeCsv(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + writeRow(head.map(escapeFormulas)));
  for await (const page of pages) yield Buffer.from(page.map((row) => writeRow(row.map(write))).join(''));
}
