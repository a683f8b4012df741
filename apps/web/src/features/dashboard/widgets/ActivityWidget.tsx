import { dashboard, type ResponseOf } from '@bureau/contract';
import { Link } from '@bureau/ui';
import { ActivityLog } from '@bureau/ui/blocks';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../../api/useQuery.ts';
import { avatarAddress } from '../../../core/account/avatar.ts';
import type { TextKey } from '../../../core/navigation/feature.ts';
import { useCanOpen } from '../../../core/navigation/useCanOpen.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

type Recent = ResponseOf<typeof dashboard.activity>;
type Entry = Recent['entries'][number];

const entryHeight = 60;

/** Shows what happened lately; each entry leads to its record where that has a page. */
export function ActivityWidget({ period, rows }: WidgetProps) {
  const { i18n, t } = useTranslation();
  const formats = useFormats();
  const canOpen = useCanOpen();
  const query = useRequest<Recent>(
    dashboard.activity,
    { query: { period: `${period}` } },
    { keepsPrevious: true },
  );

  const personOf = (entry: Entry) =>
    entry.firstname === null ? t('activity.somebody') : formatFullName(entry);
  const describeEntry = (entry: Entry) => {
    const name = personOf(entry);
    if (entry.action === 'created') return t('dashboard.activity.created', { name });
    // a change of what has no label here is told without it
    const label = `${entry.resource}.fields.${entry.field}`;
    return i18n.exists(label)
      ? t('dashboard.activity.changed_field', { name, field: t(label as TextKey) })
      : t('dashboard.activity.changed', { name });
  };

  return (
    <WidgetState query={query} empty={t('activity.empty')} isEmpty={({ entries }) => entries.length === 0}>
      {({ entries }) => (
        <ActivityLog
          label={t('dashboard.widgets.recent_activity')}
          entries={entries.slice(0, entriesThatFit(rows, entryHeight)).map((entry) => {
            const record = `${entry.code} ${entry.title}`;
            return {
              id: entry.id,
              person: personOf(entry),
              picture: avatarAddress(entry.avatar),
              sentence: (
                <>
                  {describeEntry(entry)}{' '}
                  {canOpen(entry.route) ? <Link href={entry.route}>{record}</Link> : record}
                </>
              ),
              instant: entry.created_at,
              time: formats.instant(entry.created_at),
            };
          })}
        />
      )}
    </WidgetState>
  );
}
