import { meetings as contract } from '@bureau/contract';
import { visibleMeetings } from '../../access/visible/meetings.ts';
import { meetingAttendees, meetingParticipants, meetings } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

export const meetingModule = defineModule({
  resource: contract,
  table: meetings,
  links: { participant_ids: meetingParticipants, attendee_ids: meetingAttendees },
  visible: visibleMeetings,
  title: 'title',
  files: { status: { labels: 'meetings.status' } },
  hooks: {
    // Who arranges a meeting organizes it, unless somebody else is named.
    begin: (caller, body) => ({ organizer_id: caller.id, ...body }),
  },
});
