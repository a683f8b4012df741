import { type ExportFormat, exportTypes } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { FieldError } from '../../errors/ApiError.ts';
import { type MessageKey, formatMessage } from '../../errors/messages.ts';
import type { FileAnswer } from '../../http/fileAnswer.ts';
import type { Cell } from '../cells.ts';
import type { WrittenField } from '../fields.ts';
import { createYield } from '../yieldToEventLoop.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

/** How many records are read at a time. */
const pageSize = 200;

/** Describes what is exported. */
export interface Export<Row> {
  /** Names the file, without its extension. */
  readonly name: MessageKey;
  readonly format: ExportFormat;
  /** Names the columns in their order, separated by commas; without it all of them. */
  readonly columns: string | undefined;
  readonly fields: Readonly<Record<string, WrittenField<Row>>>;
  readonly locale: Locale;
  /** The day that the file is named after, `yyyy-MM-dd`. */
  readonly day: string;
  /** The ids of all records in their order, as they are when the export begins. */
  readonly ids: readonly number[];
  /** Reads records in the order of their ids. What was deleted meanwhile is left out. */
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
export function exportList<Row>(input: Export<Row>): FileAnswer {
  const { day, format, fields, locale, ids, read } = input;
  const names = readColumns(input);
  const columns = names.flatMap((name) => fields[name] ?? []);

  async function* pages(): AsyncGenerator<readonly (readonly Cell[])[]> {
    const yieldIfDue = createYield();
    for (let start = 0; start < ids.length; start += pageSize) {
      const rows = await read(ids.slice(start, start + pageSize), names);
      yield rows.map((row) => columns.map(({ cell }) => cell(row, locale)));
      await yieldIfDue();
    }
  }

  const head = columns.map(({ label }) =>
    typeof label === 'string' ? formatMessage({ key: label }, locale) : label.text,
  );
  const isCsv = format === 'csv';
  return {
    name: `${formatMessage({ key: input.name }, locale)} ${day}.${format}`,
    type: exportTypes[format] + (isCsv ? '; charset=utf-8' : ''),
    content: isCsv
      ? writeCsv(head, pages())
      : writeXlsx(head, pages(), formatMessage({ key: 'export.cellTooLong' }, locale)),
  };
}
