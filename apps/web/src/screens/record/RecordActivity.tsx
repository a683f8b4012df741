import type { RecordCalls, ResponseOf } from '@bureau/contract';
import { Button, PlainText, Section, Skeleton } from '@bureau/ui';
import { ActivityLog } from '@bureau/ui/blocks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { avatarAddress } from '../../core/account/avatar.ts';
import { useFormats } from '../../core/formats/useFormats.ts';
import type { GetFieldFormatter } from '../fields/useFieldFormatters.ts';
import { LoadFailure } from '../states/LoadFailure.tsx';
import { describeActivity, personOf } from './describeActivity.ts';

const step = 20;

type Activities = ResponseOf<RecordCalls['activities']>;

interface RecordActivityProps {
  readonly endpoint: RecordCalls['activities'];
  readonly id: number;
  readonly fieldFormatter: GetFieldFormatter;
}

/** Shows what happened to a record, the newest first. */
export function RecordActivity({ endpoint, id, fieldFormatter }: RecordActivityProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [count, setCount] = useState(step);
  const { data, error, retry } = useRequest<Activities>(
    endpoint,
    { params: { id }, query: { per_page: count }, isBackground: true },
    { keepsPrevious: 'more' },
  );
  const hasMore = data !== undefined && data.meta.total > data.data.length;

  return (
    <Section title={t('activity.title')}>
      {data ? (
        <ActivityLog
          label={t('activity.title')}
          entries={data.data.map((activity) => ({
            id: activity.id,
            person: personOf(activity, t),
            picture: avatarAddress(activity.avatar),
            sentence: describeActivity(activity, fieldFormatter, t),
            instant: activity.created_at,
            time: formats.instant(activity.created_at),
          }))}
        />
      ) : error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Skeleton />
      )}
      {data?.data.length === 0 && <PlainText isMuted>{t('activity.empty')}</PlainText>}
      {hasMore && (
        <Button variant="ghost" size="small" onPress={() => setCount(count + step)}>
          {t('activity.more')}
        </Button>
      )}
    </Section>
  );
}
