import { leaves, type RecordOf } from '@bureau/contract';
import { Alert, Section } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { titleOf, useBalances } from './balance.ts';
import { LeaveBalance } from './LeaveBalance.tsx';
import { LeaveDecisions } from './LeaveDecisions.tsx';
import { LeaveLedger } from './LeaveLedger.tsx';
import { LeaveOverlap } from './LeaveOverlap.tsx';
import { screens } from './leaves.screens.tsx';

type Leave = RecordOf<typeof leaves>;

/** Warns that a request cannot be approved yet, while the document that its type needs is not attached. */
function MissingDocument({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { data: files } = useQuery(leaves.attachments.list, { params: { id }, query: { per_page: 1 } });
  return files?.meta.total === 0 && <Alert tone="warning">{t('leaves.document_missing')}</Alert>;
}

/** Explains how much is left of the type of leave in the year in which it begins, where it has an allowance. */
function BalanceOfYear({ leave, userId }: { readonly leave: Leave; readonly userId: number }) {
  const { t } = useTranslation();
  const { leave_type_id: typeId, start_date: from } = leave;
  const balances = useBalances({ user_id: String(userId), year: from.slice(0, 4) });
  const balance = balances.find(({ leave_type_id: id }) => id === typeId);
  if (!balance) return null;
  return (
    <Section title={titleOf(t, balance)}>
      <LeaveLedger balance={balance} userId={userId} />
    </Section>
  );
}

/** Shows the request for leave that the address names. */
export const LeavePage = () => (
  <RecordScreen
    screens={screens}
    renderActions={(leave) => <LeaveDecisions leave={leave} />}
    renderContent={(leave) => {
      const { end_date: to, id, leave_type_id: typeId, start_date: from, user_id: userId } = leave;
      const isPending = leave.status === 'pending';
      return (
        <>
          {isPending && leave.needs_document && <MissingDocument id={id} />}
          {isPending && userId !== null && (
            <>
              <LeaveBalance {...{ from, to, typeId, userId }} isHalfDay={leave.is_half_day} exceptId={id} />
              <LeaveOverlap {...{ from, to, userId }} exceptId={id} />
            </>
          )}
          {userId !== null && <BalanceOfYear leave={leave} userId={userId} />}
        </>
      );
    }}
  />
);
