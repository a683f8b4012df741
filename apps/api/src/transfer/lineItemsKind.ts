import { formatDuration } from '@bureau/values';
import type { Locale } from '@bureau/values';
import type { Cell } from './cells.ts';
import { type Kind, ParseError } from './fieldKinds.ts';
import { escapePart, splitParts } from './separated.ts';

/** A field of line items, and how files hold its values. */
export interface ItemColumn {
  readonly name: string;
  readonly isRequired: boolean;
  readonly kind: Kind<unknown>;
}

type Item = Readonly<Record<string, unknown>>;

/** Stands between the values of a line item. */
const separator = '|';

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  if (cell.kind === 'minutes') return formatDuration(cell.value);
  return escapePart(String(cell.value), separator);
}

function writeItem(columns: readonly ItemColumn[], item: Item, locale: Locale): string {
  const values = columns.map(({ kind, name }) => {
    const { [name]: value } = item;
    return value === null || value === undefined || value === '' ? '' : writeCell(kind.write(value, locale));
  });
  // what is empty at the end need not be written
  const last = values.findLastIndex((value) => value !== '');
  return values.slice(0, last + 1).join(` ${separator} `);
}

/** Returns the kind of at most `max` line items: each a line, with `|` between its values: `\|` is one in a value. */
export const lineItemsKind = (columns: readonly ItemColumn[], max: number): Kind<readonly Item[]> => ({
  read(text, reading) {
    const lines = text.split('\n').map((line) => line.trim());
    const items: Item[] = [];
    for (const line of lines.filter(Boolean)) {
      const texts = splitParts(line, separator).map((one) => one.trim());
      const values: [string, unknown][] = [];
      for (const [index, { isRequired, kind, name }] of columns.entries()) {
        const { [index]: given = '' } = texts;
        if (given === '' && isRequired) return new ParseError('validation.required');
        const value = given === '' ? undefined : kind.read(given, reading);
        if (value instanceof ParseError) return value;
        values.push([name, value]);
      }
      items.push(Object.fromEntries(values));
    }
    return items.length > max ? new ParseError('validation.max.list', { max }) : items;
  },
  write: (items, locale) =>
    items.length === 0
      ? null
      : { kind: 'text', value: items.map((item) => writeItem(columns, item, locale)).join('\n') },
  keepsBlanks: true,
});
