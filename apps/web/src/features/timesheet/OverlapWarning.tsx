import { type ListItemOf, timesheet } from '@bureau/contract';
import { useWatch } from '@bureau/forms';
import { Alert } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { findOverlaps } from './findOverlaps.ts';
import { isMoment, useDerivedMinutes } from './useDerivedMinutes.ts';

interface Page {
  readonly data: readonly ListItemOf<typeof timesheet>[];
}

const maxEntries = 100;

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the day, `yyyy-MM-dd`, so many days beside that of an instant. */
const dayBeside = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * dayLength).toISOString().slice(0, 10);

/** Warns of entries of the same person whose times overlap those that are typed. They can be saved all the same. How long it took is filled in. */
export function OverlapWarning() {
  const { t } = useTranslation();
  useDerivedMinutes();
  const typed: unknown[] = useWatch({ name: ['started_at', 'ended_at', 'user_id'] });
  const [start, end, userId] = typed;
  const isKnown = isMoment(start) && isMoment(end) && start < end;
  // their days are those where the person was, and one may begin on the day before
  const filter = isKnown && {
    date: { from: dayBeside(start, -1), to: dayBeside(end, 1) },
    user_id: [Number(userId)],
  };
  const { data } = useRequest<Page>(
    timesheet.list,
    filter && userId ? { query: { filter, per_page: maxEntries }, isBackground: true } : null,
  );
  const others = isKnown ? findOverlaps(data?.data ?? [], start, end) : [];
  return (
    others.length > 0 && (
      <Alert tone="warning">
        {t('timesheet.overlap', { entries: others.map(({ description }) => description).join(', ') })}
      </Alert>
    )
  );
}
