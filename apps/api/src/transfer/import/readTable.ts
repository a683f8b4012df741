import { importLimits } from '@bureau/contract';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './readXlsx.ts';
import { columnLimit, type CountKnown, fileError, findHead, type Table } from './Table.ts';

/** Whether a file is an archive, as XLSX is, by what it begins with. Its name may say anything. */
const isArchive = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004';

/** Takes off the columns at the end that have neither a name nor a value. */
function trimHead(names: readonly string[]): string[] {
  const last = names.findLastIndex((name) => name !== '');
  return names.slice(0, last + 1);
}

/** Returns the letters by which spreadsheets know a column, from its place: 0 is A, 27 is AB. */
function lettersOf(place: number): string {
  const last = String.fromCodePoint(65 + (place % 26));
  return place < 26 ? last : lettersOf(Math.floor(place / 26) - 1) + last;
}

/** Returns a name of its own for each column, since columns are chosen by name: trackers export several of one name, and some without any. */
function nameColumns(names: readonly string[]): string[] {
  const given = new Set(names);
  const seen = new Set<string>();
  return names.map((text, place) => {
    const name = text || lettersOf(place);
    let own = name;
    for (let count = 2; seen.has(own) || (own !== text && given.has(own)); count += 1)
      own = `${name} (${count})`;
    seen.add(own);
    return own;
  });
}

function checkNames(head: readonly string[]): void {
  const { columnName } = importLimits;
  const long = head.findIndex((name) => name.length > columnName);
  if (long >= 0) throw fileError('import.columns.long', { column: long + 1, max: columnName });
}

/**
 * Reads a file as a table: its first row names the columns, or the first one below a title that does.
 *
 * @throws FieldError that says what is wrong with the file as a whole.
 */
export async function readTable(bytes: Uint8Array, countKnown: CountKnown = () => 0): Promise<Table> {
  if (bytes.length === 0) throw fileError('import.file.empty');
  const isXlsx = isArchive(bytes);
  const all = await (isXlsx ? readXlsx(bytes) : readCsv(bytes, countKnown));
  const [first, ...rows] = all.slice(findHead(all, ({ cells }) => countKnown(cells)));
  if (first === undefined) throw fileError('import.file.empty');
  const names = trimHead(first.cells.map((name) => name.replaceAll('\0', '').toWellFormed().trim()));
  // Before they are named, which takes time by the square of how many are called the same.
  if (names.length > columnLimit) throw fileError('import.columns.tooMany', { max: columnLimit });
  checkNames(names);
  const head = nameColumns(names);
  checkNames(head);
  if (rows.length === 0) throw fileError('import.file.noRows');
  return { head, rows, hasAllCells: !isXlsx };
}
