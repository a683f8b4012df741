import type { ImportAnswer } from '@bureau/contract';
import type { FieldSource, ImportField } from '@bureau/ui/blocks';

/** Maps the names of fields to the columns of a file from which they are filled. */
export type FieldSources = Readonly<Partial<Record<string, FieldSource>>>;

export type FileColumns = ImportAnswer['columns'];

/** Returns from which columns the fields are filled, as the server guessed it. */
export function guessedSources(columns: FileColumns): FieldSources {
  const taken = columns.flatMap(({ date_order: dateOrder, field, name }) =>
    field === null ? [] : [[field, { column: name, ...(dateOrder && { dateOrder }) }] as const],
  );
  return Object.fromEntries(taken);
}

/** Lists fields with those that were added to the form and that a column was taken for: they are called as the column is. */
export function withCustomFields(
  fields: readonly ImportField[],
  columns: FileColumns,
): readonly ImportField[] {
  const known = new Set(fields.map(({ id }) => id));
  const added = columns.flatMap(({ date_order: dateOrder, field, name }): ImportField[] =>
    field === null || known.has(field)
      ? []
      : [{ id: field, label: name, ...(dateOrder && { kind: 'date' }) }],
  );
  return [...fields, ...added];
}

/** Writes the choice of columns as the parts that go with the file. */
export function toParts(sources: FieldSources): { mapping: object; date_orders: object } {
  const entries = Object.entries(sources).flatMap(([field, source]) =>
    source ? [[field, source] as const] : [],
  );
  const orders = entries.flatMap(([field, { dateOrder }]) =>
    dateOrder ? [[field, dateOrder] as const] : [],
  );
  return {
    mapping: Object.fromEntries(entries.map(([field, { column }]) => [field, column])),
    date_orders: Object.fromEntries(orders),
  };
}
