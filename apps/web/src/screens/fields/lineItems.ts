import { type Field, formDefaultsOf, type Kind } from '@bureau/contract';
import type { LineItem, LineItemColumn } from '@bureau/forms';
import { type ShownField, type ShownItemField, valueOf } from './ShownField.ts';

type ColumnKind = LineItemColumn extends infer Column
  ? Column extends LineItemColumn
    ? Omit<Column, 'id' | 'label' | 'grow'>
    : never
  : never;

/** What the columns of line items are told by the form around them. */
export interface ItemFormats {
  readonly dateTimeFormat: string;
  /** The currency of the record, by its ISO 4217 code. */
  readonly currency: string | undefined;
}

/** Stands for the currency of an amount before one is chosen, by ISO 4217. */
export const noCurrency = 'XXX';

/** Describes how the fields of line items are typed, where that is no text. */
const columnKinds: { readonly [K in Kind]?: (item: ShownItemField, formats: ItemFormats) => ColumnKind } = {
  email: () => ({ kind: 'text', type: 'email' }),
  phone: () => ({ kind: 'text', type: 'tel' }),
  boolean: () => ({ kind: 'checkbox' }),
  duration: () => ({ kind: 'duration' }),
  choice: ({ choices }) => ({ kind: 'choice', options: choices }),
  time: (_, { dateTimeFormat }) => ({ kind: 'time', dateTimeFormat }),
  money: (_, { currency = noCurrency }) => ({ kind: 'money', currency }),
};

/** Returns the path of what is typed of a field within a row: of an amount its number, since all amounts of a record have one currency. */
const pathOf = ({ field, name }: ShownItemField) => (field.kind === 'money' ? `${name}.amount` : name);

/** Returns the columns of a field of line items; its first column, which names a row, is the widest. */
export const itemColumnsOf = ({ items = [] }: ShownField, formats: ItemFormats): readonly LineItemColumn[] =>
  items.map((item, index): LineItemColumn => ({
    id: pathOf(item),
    label: item.label,
    ...(index === 0 && { grow: 2 }),
    ...(columnKinds[item.field.kind]?.(item, formats) ?? { kind: 'text' }),
  }));

/** Returns the line items that a record has in a field. */
export function rowsIn(shown: ShownField, record: object): readonly LineItem[] {
  const stored = valueOf(shown, record);
  return Array.isArray(stored) ? (stored as readonly LineItem[]) : [];
}

/** Returns the function that makes a row of which nothing is typed yet. */
export const itemMakerOf =
  ({ field }: { readonly field: Field }) =>
  (): LineItem =>
    field.kind === 'lineItems' ? formDefaultsOf(field.fields) : {};

/** Names the fields of line items that are nothing but a text with a tick, and the most characters of the text; `undefined` for all others. */
export function checklistOf(
  field: Field,
): { readonly text: string; readonly tick: string; readonly max: number } | undefined {
  const items = field.kind === 'lineItems' ? Object.entries<Field>(field.fields) : [];
  const [text, tick, ...others] = items;
  return text?.[1].kind === 'line' && tick?.[1].kind === 'boolean' && others.length === 0
    ? { text: text[0], tick: tick[0], max: text[1].max }
    : undefined;
}
