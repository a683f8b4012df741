import { isAdmin, meetings as contract } from '@bureau/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { selectProjects } from '../../access/visible/inProjects.ts';
import { meetingParticipants, meetings } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

/** Returns which meetings somebody sees: those that they take part in, organize or wrote down, and those of the projects that they see. */
function visibleMeetings(viewer: Viewer) {
  if (isAdmin(viewer)) return undefined;
  const invited = sql`select ${meetingParticipants.meetingId} from ${meetingParticipants}
    where ${meetingParticipants.userId} = ${viewer.id}`;
  return or(
    sql`${meetings.id} in (${invited})`,
    eq(meetings.organizerId, viewer.id),
    eq(meetings.createdBy, viewer.id),
    viewer.isExternal ? undefined : sql`${meetings.projectId} ${selectProjects(viewer)}`,
  );
}

export const meetingModule = defineModule({
  resource: contract,
  table: meetings,
  links: { participant_ids: meetingParticipants },
  visible: visibleMeetings,
  title: 'title',
  files: { status: { labels: 'meetings.status' } },
  hooks: {
    // Who arranges a meeting organizes it, unless somebody else is named.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { organizer_id: caller.id, ...body } : body,
  },
});
