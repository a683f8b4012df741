import { posix } from 'node:path';
import { importLimits } from '@bureau/contract';
import { columnLimit, fileError, type TableRow } from './Table.ts';
import { readStyles, writeNumber } from './xlsxStyles.ts';
import { unpackedLimit, unzip } from './unzip.ts';
import { readXml, unescapeText } from './xlsxXml.ts';

/** The last row that a sheet can have. */
const lastRow = 1_048_576;
const neededParts =
  /^xl\/(?:workbook\.xml|styles\.xml|sharedstrings\.xml|worksheets\/[^/]+\.xml|_rels\/workbook\.xml\.rels)$/;

interface Workbook {
  readonly epoch: 1900 | 1904;
  /** The relation of the first sheet that is shown. */
  readonly relation: string;
}

/** Returns the relation that an element names: `r` is what most programs call the namespace, and not all. */
const relationIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

async function readWorkbook(part: Uint8Array | undefined): Promise<Workbook> {
  let relation: string | undefined;
  let epoch: Workbook['epoch'] = 1900;
  await readXml(part, {
    open: (name, attributes) => {
      if (name === 'sheet' && !/hidden/i.test(attributes['state'] ?? '')) relation ??= relationIn(attributes);
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes['date1904'] ?? '')) epoch = 1904;
    },
  });
  return { epoch, relation: relation ?? '' };
}

async function findSheet(
  parts: ReadonlyMap<string, Uint8Array>,
  relation: string,
): Promise<Uint8Array | undefined> {
  let target = '';
  await readXml(parts.get('xl/_rels/workbook.xml.rels'), {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'] ?? '';
    },
  });
  return parts.get(posix.resolve('/xl', target.toLowerCase()).slice(1));
}

/** Reads the texts that cells name by their numbers, without what tells how they are pronounced. */
async function readSharedTexts(part: Uint8Array | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let current = '';
  let isSpoken = false;
  await readXml(part, {
    open: (name) => {
      if (name === 'si') current = '';
      if (name === 'rPh') isSpoken = true;
    },
    close: (name, text) => {
      if (name === 't' && !isSpoken) current += text;
      if (name === 'rPh') isSpoken = false;
      if (name === 'si') texts.push(unescapeText(current));
    },
  });
  return texts;
}

/** Returns the place of a cell in its row, from 0: `B7` has 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** Returns the number of a row: the one that the file says, unless it is none that can follow, or says none. */
function numberOf(reference: string | undefined, before: number): number {
  const number = Number(reference);
  return Number.isInteger(number) && number > before && number <= lastRow ? number : before + 1;
}

/**
 * Reads the first sheet of a workbook that is shown. Formulas are never calculated: what counts is the value that was saved beside them.
 *
 * @throws FieldError for what is no workbook, or one that is too large when it is unpacked.
 */
export async function readXlsx(bytes: Uint8Array): Promise<TableRow[]> {
  const parts = await unzip(bytes, (name) => neededParts.test(name));
  const { epoch, relation } = await readWorkbook(parts.get('xl/workbook.xml'));
  const styles = await readStyles(parts.get('xl/styles.xml'));
  const shared = await readSharedTexts(parts.get('xl/sharedstrings.xml'));
  const rows: TableRow[] = [];
  let number = 0;
  let cells: string[] = [];
  let cell = { column: 0, type: '', style: 0, value: '' };
  // many cells can name one long text
  let left = unpackedLimit * 1024 * 1024;

  const read = () => {
    if (cell.type === 's') return shared[Number(cell.value)] ?? '';
    if (cell.type === 'inlineStr' || cell.type === 'str') return unescapeText(cell.value);
    if (cell.type !== '' && cell.type !== 'n') return cell.value;
    return writeNumber(cell.value, styles[cell.style] ?? 'number', epoch);
  };
  const keep = () => {
    const text = cell.value === '' ? '' : read();
    if (text === '') return;
    left -= text.length;
    if (left < 0) throw fileError('import.file.unpacked', { limit: unpackedLimit });
    if (cell.column >= columnLimit) throw fileError('import.columns.tooMany', { max: columnLimit });
    while (cells.length < cell.column) cells.push('');
    cells[cell.column] = text;
  };

  await readXml(await findSheet(parts, relation), {
    open: (name, { r: reference, t: type = '', s: style = '0' }) => {
      if (name === 'row') {
        number = numberOf(reference, number);
        cells = [];
        cell.column = -1;
      } else if (name === 'c') {
        const column = reference === undefined ? cell.column + 1 : columnOf(reference);
        cell = { column, type, style: Number(style), value: '' };
      }
    },
    close: (name, text) => {
      if (name === 'v' || name === 't') cell.value += text;
      else if (name === 'c') keep();
      else if (name === 'row' && cells.some((value) => value.trim() !== '')) {
        rows.push({ number, cells });
        if (rows.length > importLimits.rows + 1)
          throw fileError('import.file.rows', { max: importLimits.rows });
      }
    },
  });
  return rows;
}
