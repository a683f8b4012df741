import { type ListItemOf, leaves } from '@bureau/contract';
import { Alert } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useFormats } from '../../core/formats/useFormats.ts';

type Leave = ListItemOf<typeof leaves>;

interface Page {
  readonly data: readonly Leave[];
}

export interface LeaveOverlapProps {
  /** Whose leave it is, and its first and last day, `yyyy-MM-dd`. */
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  /** The request itself, which does not overlap with itself. */
  readonly exceptId?: number;
}

const maxShown = 20;

/** Returns who somebody is whose name lists people. */
const nameOf = ({ user_firstname: firstname, user_lastname: lastname }: Leave) =>
  firstname !== null && lastname !== null ? formatFullName({ firstname, lastname }) : '';

/** Returns the first of the leave that matches. */
function useLeave(filter: object): readonly Leave[] {
  const query = { filter, per_page: maxShown, sort: ['start_date'] };
  const { data } = useRequest<Page>(leaves.list, { query, isBackground: true });
  return data?.data ?? [];
}

/** Warns of other leave of the same person on some of the days, and tells of others who are away then, as far as the reader may see their leave. */
export function LeaveOverlap({ exceptId, from, to, userId }: LeaveOverlapProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const days = { start_date: { to }, end_date: { from } };
  // asked for by itself: of many who are away, a page may show others alone
  const ofPerson = useLeave({ ...days, user_id: [userId], status: ['pending', 'approved'] });
  const ofAll = useLeave({ ...days, status: ['approved'] });
  const same = ofPerson.filter(({ id }) => id !== exceptId);
  const others = ofAll.filter(({ user_id: id }) => id !== userId);
  const write = ({ code, end_date: end, start_date: start }: Leave) =>
    `${code} (${[...new Set([start, end])].map((day) => formats.date(day)).join(' – ')})`;
  return (
    <>
      {same.length > 0 && (
        <Alert tone="warning">{t('leaves.overlap', { leaves: same.map(write).join(', ') })}</Alert>
      )}
      {others.length > 0 && (
        <Alert tone="info">
          {t('leaves.others_away', { people: [...new Set(others.map(nameOf))].join(', ') })}
        </Alert>
      )}
    </>
  );
}
