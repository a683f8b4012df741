import { type ListItemOf, meetings } from '@bureau/contract';
import { type RowAction, Section } from '@bureau/ui';
import { UserCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/ApiProvider.tsx';
import { useRecordCache } from '../../api/writes/useRecordCache.ts';
import { useWrite } from '../../api/writes/useWrite.ts';
import { useCan } from '../../core/account/account.ts';
import { propertyOf } from '../../screens/fields/ShownField.ts';
import { useShowFailure } from '../../screens/useShowFailure.ts';
import { RecordScreen } from '../../screens/record/RecordScreen.tsx';
import { RelatedList, useRelatedFeatures } from '../../screens/record/RelatedList.tsx';
import { AgendaLength } from './AgendaLength.tsx';
import { screens } from './meetings.screens.ts';

type Meeting = ListItemOf<typeof meetings>;

/** Returns the function that marks all who take part in a meeting as attended, beside those who are already. */
function useMarkAllAttended(): (meeting: Meeting) => Promise<void> {
  const showFailure = useShowFailure();
  const { client } = useApi();
  const { all, store } = useRecordCache(meetings);
  const write = useWrite();
  return async ({ attendees, id, organizer_id: organizer, participants, version }) => {
    const came = [...attendees, ...participants].map(({ user_id }) => user_id);
    const attendee_ids = [...new Set(organizer === null ? came : [...came, organizer])];
    try {
      await write(() => client.call(meetings.update, { params: { id }, body: { attendee_ids, version } }), {
        target: { name: `${meetings.name}/${id}`, version },
        store,
        invalidates: all,
      });
    } catch (failure) {
      showFailure(failure);
    }
  };
}

/** Shows the meeting that the address names, with whether its agenda takes too long, and with the tasks that came of it. */
export function MeetingPage() {
  const { t } = useTranslation();
  const canEdit = useCan(meetings.update.rule);
  const tasks = useRelatedFeatures()('tasks');
  const markAllAttended = useMarkAllAttended();
  const attendedAction = (meeting: Meeting): RowAction => ({
    id: 'all-attended',
    label: t('meetings.all_attended'),
    icon: <UserCheck />,
    onAction: () => void markAllAttended(meeting),
  });
  const actionsOf = (meeting: Meeting) => (canEdit ? [attendedAction(meeting)] : []);
  return (
    <RecordScreen
      screens={screens}
      moreActionsOf={actionsOf}
      renderContent={(meeting) => (
        <>
          <AgendaLength items={propertyOf(meeting, 'agenda_items')} duration={meeting.duration_minutes} />
          {tasks && (
            <Section title={t(tasks.titleKey)}>
              <RelatedList feature={tasks} filter="meeting_id" id={meeting.id} />
            </Section>
          )}
        </>
      )}
    />
  );
}
