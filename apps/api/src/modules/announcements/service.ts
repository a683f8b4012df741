import { announcements as contract, canAccess } from '@bureau/contract';
import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

const { announcements } = recordTables;

/** Tells of announcements which are published and have not expired. */
export const isPublished = and(
  or(isNull(announcements.publishAt), lte(announcements.publishAt, sql`now()`)),
  or(isNull(announcements.expireAt), gt(announcements.expireAt, sql`now()`)),
);

/** Returns which announcements somebody sees: all who may edit them, and otherwise what is published and has not expired. */
function visibleAnnouncements(viewer: Viewer) {
  if (viewer.isExternal || canAccess(viewer, 'announcements_edit')) return visibleToStaff(viewer);
  return isPublished;
}

export const announcementModule = defineModule({
  resource: contract,
  table: announcements,
  visible: visibleAnnouncements,
  title: 'title',
});
