import { type Field, formDefaultsOf, type Kind } from '@bureau/contract';
import type { LineItem, LineItemColumn } from '@bureau/forms';
import type { ShownField, ShownItemField } from './ShownField.ts';

type ColumnKind = LineItemColumn extends infer Column
  ? Column extends LineItemColumn
    ? Omit<Column, 'id' | 'label' | 'grow'>
    : never
  : never;

/** Describes how the fields of line items are typed, where that is no text. */
const columnKinds: { readonly [K in Kind]?: (item: ShownItemField) => ColumnKind } = {
  email: () => ({ kind: 'text', type: 'email' }),
  phone: () => ({ kind: 'text', type: 'tel' }),
  boolean: () => ({ kind: 'checkbox' }),
  duration: () => ({ kind: 'duration' }),
  choice: ({ choices }) => ({ kind: 'choice', options: choices }),
};

/** Returns the columns of a field of line items; its first column, which names a row, is the widest. */
export const itemColumnsOf = (
  { items = [] }: ShownField,
  dateTimeFormat: string,
): readonly LineItemColumn[] =>
  items.map((item, index): LineItemColumn => {
    const { field, label, name } = item;
    const shared = { id: name, label, ...(index === 0 && { grow: 2 }) };
    if (field.kind === 'time') return { ...shared, kind: 'time', dateTimeFormat };
    return { ...shared, ...(columnKinds[field.kind]?.(item) ?? { kind: 'text' }) };
  });

/** Returns the function that makes a row of which nothing is typed yet. */
export const itemMakerOf =
  ({ field }: { readonly field: Field }) =>
  (): LineItem =>
    field.kind === 'lineItems' ? formDefaultsOf(field.fields) : {};
