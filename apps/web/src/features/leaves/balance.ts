import { leaves, type ResponseOf } from '@bureau/contract';
import type { TFunction } from 'i18next';
import { useRequest } from '../../api/useQuery.ts';

export type Balance = ResponseOf<typeof leaves.balance>['data'][number];

export interface BalanceQuery {
  readonly user_id?: string;
  readonly year?: string;
  readonly from?: string;
  readonly to?: string;
  readonly is_half_day?: 'true' | 'false';
  readonly except_id?: string;
}

/** Returns the balances of somebody, of the types of leave that have one, once they are known. What is asked for may change while it is typed, and is refused without a word as long as it makes no sense. */
export const useBalances = (query: BalanceQuery): readonly Balance[] =>
  useRequest<ResponseOf<typeof leaves.balance>>(
    leaves.balance,
    { query, isBackground: true, handlesErrors: true },
    { keepsPrevious: true },
  ).data?.data ?? [];

/** Returns the heading of what explains a balance. */
export const titleOf = (
  t: TFunction,
  { leave_type_name: type, year }: Pick<Balance, 'leave_type_name' | 'year'>,
): string => t('leaves.ledger', { type, year: String(year) });

/** Writes an amount of leave in days or hours: `2.5 days`. */
export function formatAmount(amount: number, unit: Balance['unit'], locale: string): string {
  const [value, name] =
    unit === 'hour' ? [amount, 'hour'] : [unit === 'half_day' ? amount / 2 : amount, 'day'];
  const options = { style: 'unit', unit: name, unitDisplay: 'long', maximumFractionDigits: 2 } as const;
  return value.toLocaleString(locale, options);
}
