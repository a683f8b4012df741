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
 * Completes what is written of new records by a currency where nothing is said of it: that of their amounts, or else the company's. Those without
 * the field, or with a default of their own, stay as they are.
 */
export async function completeCurrencies(
  tx: Database,
  boundFields: readonly BoundField[],
  bodies: readonly Values[],
): Promise<readonly Values[]> {
  const currency = boundFields.find(({ field, name }) => field.kind === 'currency' && name === 'currency');
  if (currency === undefined || 'default' in currency.field) return bodies;
  const amountsIn = (body: Values) =>
    boundFields.flatMap((bound) =>
      bound.field.kind === 'money' ? [body[bound.name]] : itemAmountsIn(bound, body).map(([, one]) => one),
    );
  const completed = bodies.map((body) => ({
    ...body,
    currency: body['currency'] ?? amountsIn(body).find(isMoney)?.currency,
  }));
  if (completed.every((body) => body.currency !== undefined)) return completed;
  const { currency: usual } = await readSettings(tx);
  return completed.map((body) => ({ ...body, currency: body.currency ?? usual }));
}
