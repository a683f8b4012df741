import { type Field, formDefaultsOf, type ItemFields } from '@bureau/contract';
import { formatDuration } from '@bureau/values';
import { camel } from '../../db/schema/fieldColumns.ts';
import type { BoundField } from './BoundField.ts';
import type { KindOfField, Values } from './KindOfField.ts';
import { plain } from './plain.ts';

const fieldsOf = ({ field }: Pick<BoundField, 'field'>): ItemFields =>
  field.kind === 'lineItems' ? field.fields : {};

// What is read and written was checked by the field.
const itemsIn = (value: unknown) => (value ?? []) as readonly Values[];

/** Completes line items by what their fields hold of which nothing is said. */
const completeItems = (bound: BoundField, value: unknown): Values[] =>
  itemsIn(value).map((item) => ({
    ...formDefaultsOf(fieldsOf(bound)),
    ...Object.fromEntries(Object.entries(item).filter(([, one]) => one !== undefined)),
  }));

function describeValue({ kind }: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'number') return kind === 'duration' ? formatDuration(value) : String(value);
  return typeof value === 'string' ? value : '';
}

/** Describes line items, which a column holds as JSON. The activity log tells them as a list of what each row says. */
export const lineItems: KindOfField = {
  ...plain,
  columns: (bound, value) => ({ [camel(bound.name)]: completeItems(bound, value) }),
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
