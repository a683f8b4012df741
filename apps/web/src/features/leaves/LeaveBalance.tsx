import { Alert } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { type BalanceQuery, formatAmount, useBalances } from './balance.ts';

export interface LeaveBalanceProps {
  /** Whose leave it is, and of which type. */
  readonly userId: number;
  readonly typeId: number;
  /** Its first and last day, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  readonly isHalfDay: boolean;
  /** The request itself, if it is stored: it would be taken twice. */
  readonly exceptId?: number;
}

/** Tells how much is left of the type of leave that is asked for, and how much would be after it, in each year that it is in. */
export function LeaveBalance({ exceptId, from, isHalfDay, to, typeId, userId }: LeaveBalanceProps) {
  const { i18n, t } = useTranslation();
  const query: BalanceQuery = {
    user_id: String(userId),
    from,
    to,
    is_half_day: `${isHalfDay}`,
    ...(exceptId !== undefined && { except_id: String(exceptId) }),
  };
  const balances = useBalances(query).filter(({ leave_type_id: id }) => id === typeId);
  return balances.map(({ leave_type_name: type, left, left_after: after, unit, year }) => (
    <Alert key={year} tone={after < 0 ? 'warning' : 'info'}>
      {t('leaves.balance.after', {
        type,
        year: String(year),
        left: formatAmount(left, unit, i18n.language),
        after: formatAmount(after, unit, i18n.language),
      })}
    </Alert>
  ));
}
