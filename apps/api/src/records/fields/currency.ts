import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { BoundField } from '../kinds/BoundField.ts';
import type { Values } from '../kinds/KindOfField.ts';

const currencyIn = (amount: unknown): unknown =>
  typeof amount === 'object' && amount !== null && 'currency' in amount ? amount.currency : undefined;

/** Lists the amounts in the line items of a field, and where they stand. */
export function itemAmountsIn(
  { field, name }: BoundField,
  values: Values,
): [path: string, amount: unknown][] {
  if (field.kind !== 'lineItems') return [];
  const names = Object.entries(field.fields).flatMap(([item, { kind }]) => (kind === 'money' ? [item] : []));
  return ((values[name] ?? []) as readonly Values[]).flatMap((row, index) =>
    names.flatMap((item): [string, unknown][] =>
      row[item] == null ? [] : [[`${name}.${index}.${item}`, row[item]]],
    ),
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
  const completed = bodies.map((body) => {
    const said =
      body['currency'] ??
      amountsIn(body)
        .map(currencyIn)
        .find((one) => one !== undefined);
    return { ...body, currency: said };
  });
  if (completed.every((body) => body.currency !== undefined)) return completed;
  const { currency: usual } = await readSettings(tx);
  return completed.map((body) => ({ ...body, currency: body.currency ?? usual }));
}
