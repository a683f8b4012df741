import { dashboard } from '@bureau/contract';
import { Badge, Link, Text } from '@bureau/ui';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../api/useQuery.ts';
import { useFormats } from '../../../core/formats/useFormats.ts';
import { EntryList, EntryRow, EntryTitle } from '../Dashboard.styles.ts';
import type { WidgetProps } from './WidgetProps.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import { WidgetState } from './WidgetState.tsx';

const rowHeight = 38;

/** Lists what is announced at present, the newest first. */
export function AnnouncementsWidget({ rows }: WidgetProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <WidgetState
      query={useQuery(dashboard.announcements)}
      empty={t('dashboard.announcements.empty')}
      isEmpty={({ entries }) => entries.length === 0}
      listOf={(data) => data}
    >
      {({ entries }) => (
        <EntryList>
          {entries
            .slice(0, entriesThatFit(rows, rowHeight))
            .map(({ id, title, is_unread: isUnread, published_at: publishedAt }) => (
              <EntryRow key={id}>
                <EntryTitle>
                  <Link href={`/announcements/detail/${id}`} variant="quiet">
                    {title}
                  </Link>
                  {isUnread && <Badge tone="info" label={t('dashboard.announcements.unread')} />}
                </EntryTitle>
                <Text size={12} tone="muted" isTabular>
                  <time dateTime={publishedAt}>{formats.day(publishedAt)}</time>
                </Text>
              </EntryRow>
            ))}
        </EntryList>
      )}
    </WidgetState>
  );
}
