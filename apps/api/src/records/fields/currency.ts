import { isMoney, type Money } from '@bureau/contract';
import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { BoundField } from '../kinds/BoundField.ts';
import type { Values } from '../kinds/KindOfField.ts';

/** Lists the amounts in the line items of a field, and where they stand. */
export function itemAmountsIn({ field, name }: BoundField, values: Values): [path: string, amount: Money][] {
  if (field.kind !== 'lineItems') return [];
  const names = Object.entries(field.fields).flatMap(([item, { kind }]) => (kind === 'money' ? [item] : []));
  return ((values[name] ?? []) as readonly Values[]).flatMap((row, index) =>
    names.flatMap((item): [string, Money][] => {
      const { [item]: amount } = row;
      return isMoney(amount) ? [[`${name}.${index}.${item}`, amount]] : [];
    }),
  );
}

/**
 * Completes what is written of a new record by a currency where nothing is said of it: that of its amounts, or else the company's. One without the
 * field, or with a default of its own, stays as it is.
 */
export async function completeCurrency(
  tx: Database,
  boundFields: readonly BoundField[],
  body: Values,
): Promise<Values> {
  const bound = boundFields.find(({ field, name }) => field.kind === 'currency' && name === 'currency');
  if (bound === undefined || 'default' in bound.field) return body;
  const amounts = boundFields.flatMap((one) =>
    one.field.kind === 'money' ? [body[one.name]] : itemAmountsIn(one, body).map(([, amount]) => amount),
  );
  const currency = body['currency'] ?? amounts.find(isMoney)?.currency ?? (await readSettings(tx)).currency;
  return { ...body, currency };
}
