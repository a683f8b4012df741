import { type ListItemOf, timesheet } from '@bureau/contract';
import { useWatch } from '@bureau/forms';
import { Alert } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { overlapping } from './overlapping.ts';

interface Page {
  readonly data: readonly ListItemOf<typeof timesheet>[];
}

const most = 100;

/** Warns of entries of the same person on the same day whose times overlap those that are typed. They can be saved all the same. */
export function OverlapWarning() {
  const { t } = useTranslation();
  const typed: unknown[] = useWatch({ name: ['started_at', 'ended_at', 'date', 'user_id'] });
  const [start, end, date, userId] = typed;
  const isKnown = typeof start === 'string' && typeof end === 'string' && start < end;
  const filter = { date: { from: String(date), to: String(date) }, user_id: [Number(userId)] };
  const { data } = useRequest<Page>(
    timesheet.list,
    isKnown && date && userId ? { query: { filter, per_page: most }, isBackground: true } : null,
  );
  const others = isKnown ? overlapping(data?.data ?? [], start, end) : [];
  return (
    others.length > 0 && (
      <Alert tone="warning">
        {t('timesheet.overlap', { entries: others.map(({ description }) => description).join(', ') })}
      </Alert>
    )
  );
}
