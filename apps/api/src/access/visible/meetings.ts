import { isAdmin } from '@bureau/contract';
import { eq, or, sql, type SQL } from '../../db/orm.ts';
import { meetingAttendees, meetingParticipants, meetings } from '../../db/schema/index.ts';
import type { Viewer } from '../Caller.ts';
import { selectProjects } from './inProjects.ts';

/** Returns which meetings somebody sees: those that they take part in, organize or wrote down, and those of the projects that they see. */
export function visibleMeetings(viewer: Viewer): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  const takesPart = [meetingParticipants, meetingAttendees].map(
    ({ meetingId, userId }) =>
      sql`${meetings.id} in (select ${meetingId} from ${meetingId.table} where ${userId} = ${viewer.id})`,
  );
  return or(
    ...takesPart,
    eq(meetings.organizerId, viewer.id),
    eq(meetings.createdBy, viewer.id),
    viewer.isExternal ? undefined : sql`${meetings.projectId} ${selectProjects(viewer)}`,
  );
}
