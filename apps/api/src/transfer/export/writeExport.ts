import { type ExportFormat, exportTypes } from '@bureau/contract';
import type { Origin } from '../../access/Origin.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import { FieldError } from '../../errors/ApiError.ts';
import { type MessageKey, formatMessage } from '../../errors/messages.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import { type Cell, createClock } from '../cells.ts';
import type { WrittenField } from '../fields.ts';
import { createYield } from '../yieldToEventLoop.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

/** How many records are read at a time. */
const pageSize = 200;

/** Describes what is exported. */
interface Export<Row> {
  /** Names the file, without its extension. */
  readonly name: MessageKey;
  readonly format: ExportFormat;
  /** Names the columns in their order, separated by commas; without it all of them. */
  readonly columns: string | undefined;
  readonly fields: Readonly<Record<string, WrittenField<Row>>>;
  readonly origin: Origin;
  /** Where the clock stands that instants are written by, and the day that the file is named after. */
  readonly timeZone: string;
  /** The ids of all records in their order, as they are when the export begins. */
  readonly ids: readonly number[];
  /** Reads records in the order of their ids, as far as columns tell of them. What was deleted meanwhile is left out. */
  readonly read: (ids: readonly number[], columns: readonly string[]) => Promise<readonly Row[]>;
}

/** Reads the names of columns. */
function readColumns<Row>({ columns, fields }: Export<Row>): readonly string[] {
  if (columns === undefined) return Object.keys(fields);
  const names = columns.split(',');
  const areKnown = names.every((name) => Object.hasOwn(fields, name));
  if (!areKnown || new Set(names).size < names.length)
    throw new FieldError({ columns: [{ key: 'query.unknownColumn' }] });
  return names;
}

/**
 * Writes a list as a file while it is read, page by page: neither the records nor the file are ever whole in memory. Which records it
 * holds, and their order, is as it was at the beginning, since the pages are found by ids.
 *
 * @throws FieldError for columns that do not exist.
 */
export function writeExport<Row>(input: Export<Row>): FileAnswer {
  const { timeZone, format, fields, ids, origin, read } = input;
  const { locale, now } = origin;
  const names = readColumns(input);
  const columns = names.flatMap((name) => fields[name] ?? []);
  const clock = createClock(timeZone);
  const onClock = (cell: Cell): Cell =>
    cell?.kind === 'instant' ? { ...cell, value: clock(cell.value) } : cell;

  async function* pages(): AsyncGenerator<readonly (readonly Cell[])[]> {
    const yieldIfDue = createYield();
    for (let start = 0; start < ids.length; start += pageSize) {
      const rows = await read(ids.slice(start, start + pageSize), names);
      yield rows.map((row) => columns.map(({ cell }) => onClock(cell(row, locale))));
      await yieldIfDue();
    }
  }

  const head = columns.map(({ label }) =>
    typeof label === 'string' ? formatMessage({ key: label }, locale) : label.text,
  );
  const isCsv = format === 'csv';
  return {
    name: `${formatMessage({ key: input.name }, locale)} ${dayIn(timeZone, now)}.${format}`,
    type: exportTypes[format] + (isCsv ? '; charset=utf-8' : ''),
    content: isCsv
      ? writeCsv(head, pages())
      : writeXlsx(head, pages(), formatMessage({ key: 'export.cellTooLong' }, locale)),
  };
}
