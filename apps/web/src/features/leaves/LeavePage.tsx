import { leaves } from '@bureau/contract';
import { Alert } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../api/useQuery.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { LeaveDecisions } from './LeaveDecisions.tsx';
import { LeaveOverlap } from './LeaveOverlap.tsx';
import { screens } from './leaves.screens.tsx';

/** Warns that a request cannot be approved yet, while the document that its type needs is not attached. */
function MissingDocument({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { data: files } = useQuery(leaves.attachments.list, { params: { id }, query: { per_page: 1 } });
  return files?.meta.total === 0 && <Alert tone="warning">{t('leaves.document_missing')}</Alert>;
}

/** Shows the request for leave that the address names. */
export const LeavePage = () => (
  <RecordScreen
    screens={screens}
    renderActions={(leave) => <LeaveDecisions leave={leave} />}
    renderContent={({
      end_date: to,
      id,
      needs_document: isAsked,
      start_date: from,
      status,
      user_id: userId,
    }) =>
      status === 'pending' && (
        <>
          {isAsked && <MissingDocument id={id} />}
          {userId !== null && <LeaveOverlap userId={userId} from={from} to={to} exceptId={id} />}
        </>
      )
    }
  />
);
