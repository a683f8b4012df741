import { randomInt } from 'node:crypto';
import { type Field, formDefaultsOf, isMoney, type ItemFields, largestId } from '@bureau/contract';
import { formatDuration, toDecimal } from '@bureau/values';
import { camel } from '../../db/schema/fieldColumns.ts';
import type { BoundField } from './BoundField.ts';
import type { KindOfField, Values } from './KindOfField.ts';
import { plain } from './plain.ts';

const fieldsOf = ({ field }: Pick<BoundField, 'field'>): ItemFields =>
  field.kind === 'lineItems' ? field.fields : {};

// What is read and written was checked by the field.
const itemsIn = (value: unknown) => (value ?? []) as readonly Values[];

/**
 * Returns line items of which each has an id that no row before it has.
 *
 * Ids are drawn, so that none of a row that is gone comes back with another row.
 */
function identify(items: readonly Values[]): Values[] {
  const taken = new Set<unknown>();
  return items.map((item) => {
    const id = item['id'] === undefined || taken.has(item['id']) ? randomInt(1, largestId) : item['id'];
    taken.add(id);
    return { ...item, id };
  });
}

/** Completes line items by what their fields hold of which nothing is said. */
function completeItems(bound: BoundField, value: unknown): Values[] {
  const fields = fieldsOf(bound);
  const defaults = Object.entries(formDefaultsOf(fields)).map(([name, one]): [string, unknown] => [
    name,
    // a form holds an amount in two parts, of which none is typed
    fields[name]?.kind === 'money' ? null : one,
  ]);
  const items = itemsIn(value).map((item): Values => ({
    ...Object.fromEntries<unknown>(defaults),
    ...Object.fromEntries(Object.entries(item).filter(([, one]) => one !== undefined)),
  }));
  return bound.field.kind === 'lineItems' && bound.field.hasIds ? identify(items) : items;
}

function describeValue({ kind }: Field, value: unknown): string {
  if (isMoney(value)) return `${toDecimal(value.amount, value.currency)} ${value.currency}`;
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'number') return kind === 'duration' ? formatDuration(value) : String(value);
  return typeof value === 'string' ? value : '';
}

/** Describes line items, which a column holds as JSON. The activity log tells them as a list of what each row says. */
export const lineItems: KindOfField = {
  ...plain,
  columns: (bound, value) => ({ [camel(bound.name)]: completeItems(bound, value) }),
  kept: completeItems,
  describe: (bound, record) =>
    itemsIn(record[bound.name])
      .map((item) =>
        Object.entries<Field>(fieldsOf(bound))
          .map(([name, field]) => describeValue(field, item[name]))
          .filter((text) => text !== '')
          .join(' '),
      )
      .join(', '),
};
