import { optionOf } from '@bureau/contract';
import { foldForSort } from '../db/fold.ts';
import { findKey, type MessageKey } from '../errors/messages.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import type { BoundField } from '../records/kinds/BoundField.ts';
import { nameOfPerson } from '../records/people.ts';
import type { Cell } from './cells.ts';
import { ParseError, type Reader } from './fieldKinds.ts';
import type { ReadField, WrittenField } from './fields.ts';
import { type FieldInFiles, type FileWords, inFiles, type Lookups } from './kinds.ts';

/** A column of files with the records of a resource. */
export interface RecordField extends WrittenField<Values>, ReadField<unknown, Lookups> {
  /** The field of the resource, and how files hold it; nothing for what every record has. */
  readonly of?: FieldInFiles & { readonly bound: BoundField };
}

/** Names a column: by its own text, that of its resource, or one of those that all resources share. */
export function labelOf(resource: string, column: string): MessageKey | { readonly text: string } {
  const name = column.replace(/_name$/, '');
  const found = findKey([`${resource}.fields.${name}`, `fields.${name}`, `tasks.fields.${name}`]);
  return found ?? { text: name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()) };
}

/** Makes a reader refuse what another record has already, or what an earlier row of the file has said. */
const unique = (reader: Reader<unknown, Lookups>, column: string): Reader<unknown, Lookups> => ({
  ...reader,
  read(text, reading) {
    const value = reader.read(text, reading);
    const taken = reading.lookups.taken[column];
    if (value instanceof ParseError || taken === undefined) return value;
    const sort = foldForSort(String(value));
    if (taken.has(sort)) return new ParseError('validation.taken');
    taken.add(sort);
    return value;
  },
});

const asText = (value: unknown): Cell =>
  typeof value === 'string' && value !== '' ? { kind: 'text', value } : null;

/** What every record has beside its fields, as files hold it. */
const system: Readonly<Record<string, (record: Values) => Cell>> = {
  code: ({ code }) => asText(code),
  created_at: ({ created_at: value }) => ({ kind: 'instant', value: String(value) }),
  updated_at: ({ updated_at: value }) => ({ kind: 'instant', value: String(value) }),
  created_by: ({ created_firstname: first, created_lastname: last }) =>
    asText(nameOfPerson(first as string | null, last as string | null)),
};

/** Describes the columns of files with the records of a resource: how they are called, written and read. */
export function recordFieldsOf(
  resource: string,
  boundFields: readonly BoundField[],
  {
    exportFields,
    importFields,
  }: { readonly exportFields: readonly string[]; readonly importFields: readonly string[] },
  words: Readonly<Record<string, FileWords>>,
): Readonly<Record<string, RecordField>> {
  const describe = (column: string): RecordField => {
    const { [column]: said = {} } = words;
    const label = labelOf(resource, column);
    const { synonyms = [] } = said;
    const { [column]: cell } = system;
    if (cell !== undefined) return { label, cell, synonyms, isRequired: false };
    const bound = boundFields.find(({ names }) => names.column === column);
    if (bound === undefined) throw new Error(`No field of ${resource} is ${column} in files.`);
    const { field } = bound;
    const of = { ...inFiles(bound, said), bound };
    const start = 'isAfter' in field ? field.isAfter : undefined;
    return {
      of,
      label,
      synonyms,
      isRequired: field.isRequired === true,
      ...(start !== undefined && { isAfter: start }),
      ...(importFields.includes(column) && {
        reader: field.isUnique === true ? unique(of.kind, column) : of.kind,
      }),
      cell: (record, locale) => {
        const value = of.get(record);
        return value === null || value === undefined ? null : of.kind.write(value, locale);
      },
    };
  };
  return Object.fromEntries(exportFields.map((column) => [column, describe(column)]));
}

/** Whether lists do not hold what a column of a file does, so that the whole record has to be read. */
export const isBeyondList = (field: RecordField | undefined): boolean =>
  field === undefined || (field.of !== undefined && optionOf(field.of.bound.field, 'list') === 'none');
