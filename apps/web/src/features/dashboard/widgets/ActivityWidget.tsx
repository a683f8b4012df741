import { dashboard, type ResponseOf, taskFields } from '@bureau/contract';
import { Link } from '@bureau/ui';
import { ActivityLog } from '@bureau/ui/blocks';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../../api/useQuery.ts';
import { avatarAddress } from '../../../core/account/avatar.ts';
import { useCanOpen } from '../../../core/navigation/useCanOpen.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { roomFor } from './roomFor.ts';
import { WidgetState } from './WidgetState.tsx';

type Recent = ResponseOf<typeof dashboard.activity>;
type Entry = Recent['entries'][number];

const entryHeight = 60;

const isTaskField = (name: string | null): name is keyof typeof taskFields =>
  name !== null && Object.hasOwn(taskFields, name);

/** Shows what happened lately; each entry leads to its record where that has a page. */
export function ActivityWidget({ period, rows }: WidgetProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const canOpen = useCanOpen();
  const query = useRequest<Recent>(
    dashboard.activity,
    { query: { period: `${period}` } },
    { keepsPrevious: true },
  );

  const personOf = (entry: Entry) =>
    entry.firstname === null ? t('activity.somebody') : formatFullName(entry);
  const deedOf = (entry: Entry) => {
    const name = personOf(entry);
    // changes of what is no field of a task are listed without a field
    if (entry.action === 'created') return t('dashboard.activity.created', { name });
    if (!isTaskField(entry.field)) return t('dashboard.activity.changed', { name });
    const field = t(`tasks.fields.${entry.field}`);
    return t('dashboard.activity.changed_field', { name, field });
  };

  return (
    <WidgetState query={query} empty={t('activity.empty')} isEmpty={({ entries }) => entries.length === 0}>
      {({ entries }) => (
        <ActivityLog
          label={t('dashboard.widgets.recent_activity')}
          entries={entries.slice(0, roomFor(rows, entryHeight)).map((entry) => {
            const record = `${entry.code} ${entry.title}`;
            return {
              id: entry.id,
              person: personOf(entry),
              picture: avatarAddress(entry.avatar),
              sentence: (
                <>
                  {deedOf(entry)} {canOpen(entry.route) ? <Link href={entry.route}>{record}</Link> : record}
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
