import { type Field, field as fields, optionOf } from '@bureau/contract';
import { formatFullName } from '@bureau/values';
import { findKey, type MessageKey } from '../errors/messages.ts';
import type { Values } from '../records/kinds/KindOfField.ts';
import { type AnyRecordTable, bindFields, type BoundField } from '../records/kinds/BoundField.ts';
import type { Cell } from './cells.ts';
import { ParseError, type Reader } from './fieldKinds.ts';
import type { ReadField, WrittenField } from './fields.ts';
import { type FieldInFiles, type FileWords, inFiles } from './kinds.ts';
import { readAmount } from './numberKinds.ts';

/** A column of files with the records of a resource. */
export interface RecordField extends WrittenField<Values>, ReadField {
  /** The field of the resource, and how files hold it; nothing for what every record has. */
  readonly of?: FieldInFiles & { readonly bound: BoundField };
  /** Names the resources whose records its values name. */
  readonly names?: readonly string[];
}

/** Labels a field: by the text of its resource, or by one that all resources share. */
export function labelOf(resource: string, name: string): MessageKey | { readonly text: string } {
  const found = findKey([`${resource}.fields.${name}`, `${resource}.fields.${name}_id`, `fields.${name}`]);
  const words = name.replace(/_ids?$/, '').replaceAll('_', ' ');
  return found ?? { text: words.replace(/^./, (letter) => letter.toUpperCase()) };
}

/** Makes a reader refuse what another record has already, or what an earlier row of the file has said. */
const unique = ({ kind: reader, key }: FieldInFiles, column: string): Reader<unknown> => ({
  ...reader,
  read(text, reading) {
    const value = reader.read(text, reading);
    const taken = reading.lookups.taken[column];
    if (value instanceof ParseError || taken === undefined) return value;
    const known = key(String(value));
    if (taken.has(known)) return new ParseError('validation.taken');
    taken.add(known);
    return value;
  },
});

type Complete = (value: unknown, row: Values) => unknown;

/** Makes an amount of a text, in the currency of its row. */
const amountIn =
  (max: number): Complete =>
  (value, { currency }) =>
    readAmount(value as string, currency as string, max);

/** Returns what makes amounts of the texts of a field, or of those in its line items; nothing for a field without amounts. */
function completeAmounts(field: Field): Complete | undefined {
  if (field.kind === 'money') return amountIn(field.max);
  if (field.kind !== 'lineItems') return undefined;
  const amounts = Object.entries(field.fields).flatMap(([name, item]) =>
    item.kind === 'money' ? [[name, amountIn(item.max)] as const] : [],
  );
  if (amounts.length === 0) return undefined;
  return (value, row) => {
    const items = (value as readonly Values[]).map((item): Record<string, unknown> => ({ ...item }));
    for (const [name, toAmount] of amounts)
      for (const item of items.filter((one) => one[name] !== undefined)) {
        const amount = toAmount(item[name], row);
        if (amount instanceof ParseError) return amount;
        item[name] = amount;
      }
    return items;
  };
}

/** How many records a column names that is no field. */
const maxReferences = 50;

const asText = (value: unknown): Cell =>
  typeof value === 'string' && value !== '' ? { kind: 'text', value } : null;

/** What every record has beside its fields, as files hold it. */
const system: Readonly<Record<string, (record: Values) => Cell>> = {
  code: ({ code }) => asText(code),
  created_at: ({ created_at: value }) => ({ kind: 'instant', value: String(value) }),
  updated_at: ({ updated_at: value }) => ({ kind: 'instant', value: String(value) }),
  created_by: ({ created_firstname: first, created_lastname: last }) =>
    asText(formatFullName({ firstname: first as string | null, lastname: last as string | null }, '')),
};

/** Describes the columns of files with the records of a resource: how they are called, written and read. */
export function recordFieldsOf(
  resource: string,
  table: AnyRecordTable,
  boundFields: readonly BoundField[],
  {
    exportFields,
    importFields,
  }: { readonly exportFields: readonly string[]; readonly importFields: readonly string[] },
  words: Readonly<Record<string, FileWords>>,
): Readonly<Record<string, RecordField>> {
  /** Describes a column that holds records and is no field. */
  const beside = (column: string, to: string | undefined) =>
    to === undefined ? [] : bindFields({ [column]: fields.references(to, { max: maxReferences }) }, table);
  const describe = (column: string): RecordField => {
    const { [column]: said = {} } = words;
    const { synonyms = [] } = said;
    const { [column]: cell } = system;
    if (cell !== undefined) return { label: labelOf(resource, column), cell, synonyms, isRequired: false };
    const [other] = beside(column, said.to);
    const bound = boundFields.find(({ names }) => names.column === column) ?? other;
    if (bound === undefined) throw new Error(`No field of ${resource} is ${column} in files.`);
    const { field } = bound;
    const of = {
      ...inFiles(bound, said),
      bound,
      // what follows of records that no field refers to, the module says
      ...(bound === other && { store: (records: unknown) => records }),
    };
    const start = 'isAfter' in field ? field.isAfter : undefined;
    const complete = completeAmounts(field);
    return {
      of,
      label: labelOf(resource, bound.name),
      synonyms,
      isRequired: field.isRequired === true,
      ...(start !== undefined && { isAfter: start }),
      ...(complete && { complete }),
      ...('to' in field && {
        to: field.to,
        names: [field.to, ...(said.within === undefined ? [] : [said.within])],
      }),
      ...(importFields.includes(column) && {
        reader: field.isUnique === true ? unique(of, column) : of.kind,
      }),
      cell: (record, locale) => {
        if (said.textOf !== undefined) return asText(said.textOf(record));
        const value = of.get(record);
        return value === null || value === undefined ? null : of.kind.write(value, locale);
      },
    };
  };
  return Object.fromEntries(
    [...new Set([...exportFields, ...importFields])].map((column) => [column, describe(column)]),
  );
}

/** Whether lists do not hold what a column of a file does, so that the whole record has to be read. */
export const isBeyondList = (field: RecordField | undefined): boolean =>
  field === undefined || (field.of !== undefined && optionOf(field.of.bound.field, 'list') === 'none');
