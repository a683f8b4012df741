import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Cell } from '../cells.ts';
import { parts, sheetEnd, sheetStart, styles } from './xlsxParts.ts';

const minutesPerDay = 24 * 60;
const millisecondsPerDay = minutesPerDay * 60_000;

/** The day that spreadsheets count as 0: their calendar has a 29th of February 1900, so that what lies before March 1900 is no date. */
const firstDay = Date.UTC(1899, 11, 30);
const firstSerial = 61;

/** How much is packed at a time, in characters: it takes some milliseconds. */
const packSize = 64 * 1024;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Writes a text for XML. What XML cannot hold is written as spreadsheets do it, `_x0007_`; so is what looks like that. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(
      // eslint-disable-next-line no-control-regex
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** How many characters a cell of a spreadsheet holds at most. */
const maxCellLength = 32_767;

const writeText = (text: string, style: number) =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;
const writeNumber = (value: number, style: number) => `<c s="${style}"><v>${value}</v></c>`;

function writeDay(text: string, style: number): string {
  const time = Date.parse(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : `${text}T00:00:00Z`);
  const serial = (time - firstDay) / millisecondsPerDay;
  return serial >= firstSerial ? writeNumber(serial, style) : writeText(text, styles.text);
}

/** Cuts a text that no cell holds, and says so at its end. */
function fit(text: string, note: string): string {
  if (text.length <= maxCellLength) return text;
  const end = ` … (${note})`;
  return text.slice(0, maxCellLength - end.length).toWellFormed() + end;
}

function write(cell: Cell, note: string): string {
  if (cell === null) return '<c/>';
  switch (cell.kind) {
    case 'text':
      return writeText(fit(cell.value, note), styles.text);
    case 'date':
      return writeDay(cell.value, styles.date);
    case 'instant':
      return writeDay(cell.value, styles.instant);
    case 'minutes':
      return writeNumber(cell.value / minutesPerDay, styles.minutes);
    case 'number':
      return writeNumber(cell.value, styles.plain);
    default:
      return writeNumber(cell.value / 100, styles.percent);
  }
}

const writeRow = (cells: readonly string[]) => `<row>${cells.join('')}</row>`;

/**
 * Writes a table as XLSX. Dates, durations and percent are numbers with a format. Texts are cells of the type text, which are never run as
 * formulas, and carry the mark that keeps them texts when somebody edits them. `note` is said at the end of a text that a cell cannot hold.
 */
export async function* writeXlsx(
  head: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
  note: string,
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const take = () => {
    const taken = packed;
    packed = [];
    return taken;
  };
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const [name, content] of Object.entries(parts)) {
    const file = new ZipPassThrough(name);
    zip.add(file);
    file.push(Buffer.from(content), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  let text = sheetStart(head.length) + writeRow(head.map((name) => writeText(name, styles.head)));
  for await (const page of pages) {
    for (const row of page) {
      text += writeRow(row.map((cell) => write(cell, note)));
      if (text.length < packSize) continue;
      sheet.push(Buffer.from(text));
      text = '';
      yield* take();
    }
  }
  sheet.push(Buffer.from(text + sheetEnd), true);
  zip.end();
  yield* take();
}
