import { announcements, type RecordOf, type ResponseOf } from '@bureau/contract';
import { DescriptionList, OptionList, Section, Skeleton } from '@bureau/ui';
import { formatFullName } from '@bureau/values';
import { useTranslation } from 'react-i18next';
import { useRequest } from '../../api/useQuery.ts';
import { useCan } from '../../core/account/account.ts';
import { LoadFailure } from '../../screens/states/LoadFailure.tsx';

interface AnnouncementReceiptsProps {
  readonly announcement: Pick<RecordOf<typeof announcements>, 'id' | 'needs_acknowledgement'>;
}

/** Shows those who edit announcements how many people have read and acknowledged one, and who has not. Renders nothing for anybody else. */
export function AnnouncementReceipts({ announcement }: AnnouncementReceiptsProps) {
  return useCan(announcements.receipts.rule) ? <Receipts announcement={announcement} /> : null;
}

function Receipts({ announcement: { id, needs_acknowledgement: isAsked } }: AnnouncementReceiptsProps) {
  const { t } = useTranslation();
  const { data, error, retry } = useRequest<ResponseOf<typeof announcements.receipts>>(
    announcements.receipts,
    { params: { id }, isBackground: true },
  );
  const title = t('announcements.receipts.title');
  if (!data)
    return (
      <Section title={title}>{error ? <LoadFailure error={error} onRetry={retry} /> : <Skeleton />}</Section>
    );

  const countOf = (part: number) => t('announcements.receipts.of', { part, all: data.audience_count });
  const namesOf = (isRead: boolean) => {
    const people = data.waiting.filter(({ read_at: readAt }) => (readAt !== null) === isRead);
    const options = people.map((person) => ({ id: person.id, label: formatFullName(person) }));
    return options.length === 0
      ? { value: t('announcements.receipts.nobody'), isUnset: true }
      : { value: <OptionList options={options} /> };
  };
  const label = (name: 'read' | 'acknowledged' | 'unread' | 'unacknowledged') => ({
    id: name,
    label: t(`announcements.receipts.${name}`),
  });
  return (
    <Section title={title}>
      <DescriptionList
        entries={[
          { ...label('read'), value: countOf(data.read_count) },
          ...(isAsked ? [{ ...label('acknowledged'), value: countOf(data.acknowledged_count) }] : []),
          { ...label('unread'), ...namesOf(false) },
          ...(isAsked ? [{ ...label('unacknowledged'), ...namesOf(true) }] : []),
        ]}
      />
    </Section>
  );
}
