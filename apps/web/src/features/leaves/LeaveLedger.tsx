import { leaves, type ResponseOf } from '@bureau/contract';
import { Link, Skeleton, Table } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';
import { type Balance, formatAmount, titleOf } from './balance.ts';

interface LeaveLedgerProps {
  readonly userId: number;
  readonly balance: Pick<Balance, 'leave_type_id' | 'leave_type_name' | 'year'>;
}

/** Explains a balance of leave: what was granted, carried over and taken in its year, with what was left after each. */
export function LeaveLedger({ balance, userId }: LeaveLedgerProps) {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const { leave_type_id: typeId, year } = balance;
  const query = { user_id: String(userId), leave_type_id: String(typeId), year: String(year) };
  const { data, error, retry } = useRequest<ResponseOf<typeof leaves.ledger>>(leaves.ledger, { query });
  if (!data) return error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />;
  const write = (amount: number) => formatAmount(amount, data.unit, i18n.language);
  return (
    <Table
      label={titleOf(t, balance)}
      columns={[
        { id: 'date', label: t('leaves.ledger.date') },
        { id: 'kind', label: t('leaves.ledger.change') },
        { id: 'amount', label: t('leaves.ledger.amount'), align: 'end' },
        { id: 'balance', label: t('leaves.ledger.balance'), align: 'end' },
      ]}
      rows={data.data.map(({ amount, balance: left, date, kind, leave_code: code, leave_id: id }, index) => ({
        id: String(index),
        cells: {
          date: formats.date(date),
          kind: (
            <>
              {t(`leaves.ledger.${kind}`)} {id !== null && <Link href={`/leaves/detail/${id}`}>{code}</Link>}
            </>
          ),
          amount: write(amount),
          balance: write(left),
        },
      }))}
    />
  );
}
