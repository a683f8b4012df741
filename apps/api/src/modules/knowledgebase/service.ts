import { canAccess, knowledgebase as contract } from '@bureau/contract';
import { eq, or } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { visibleToStaff } from '../../access/visible/staff.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defineModule } from '../../engine/defineModule.ts';

const { knowledgebase: articles } = recordTables;

/** Returns which articles somebody sees: all who may write them, and otherwise what is published and their own. To somebody of a client, none. */
function visibleArticles(viewer: Viewer) {
  if (viewer.isExternal) return visibleToStaff(viewer);
  if (canAccess(viewer, 'knowledgebase_edit')) return undefined;
  return or(
    eq(articles.status, 'published'),
    eq(articles.ownerId, viewer.id),
    eq(articles.createdBy, viewer.id),
  );
}

export const articleModule = defineModule({
  resource: contract,
  table: articles,
  visible: visibleArticles,
  title: 'title',
  files: { status: { labels: 'knowledgebase.status' } },
  hooks: {
    // Who writes an article answers for it, unless somebody else is named.
    complete: async (_tx, body, { caller, before }) =>
      before === null ? { owner_id: caller.id, ...body } : body,
  },
});
