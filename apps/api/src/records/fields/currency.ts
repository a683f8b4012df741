import type { Database } from '../../db/database.ts';
import { readSettings } from '../../db/settings/queries.ts';
import type { BoundField } from '../kinds/BoundField.ts';
import type { Values } from '../kinds/KindOfField.ts';

const currencyIn = (amount: unknown): unknown =>
  typeof amount === 'object' && amount !== null && 'currency' in amount ? amount.currency : undefined;

/** Returns how new records get a currency of which nothing is said: that of their amounts, or else the company's. Those without the field, or with a default of their own, stay as they are. */
export async function completeCurrency(
  tx: Database,
  boundFields: readonly BoundField[],
): Promise<(body: Values) => Values> {
  const currency = boundFields.find(({ field, name }) => field.kind === 'currency' && name === 'currency');
  if (currency === undefined || 'default' in currency.field) return (body) => body;
  const amounts = boundFields.filter(({ field }) => field.kind === 'money').map(({ name }) => name);
  const { currency: usual } = await readSettings(tx);
  return (body) => {
    if (body['currency'] !== undefined) return body;
    const said = amounts.map((name) => currencyIn(body[name])).find((one) => one !== undefined);
    return { ...body, currency: said ?? usual };
  };
}
