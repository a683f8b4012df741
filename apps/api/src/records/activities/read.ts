import type { ListQuery, RecordCalls, ResponseOf } from '@bureau/contract';
import { and, count, eq, sql, type SQL } from '../../db/orm.ts';
import type { Viewer } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { containsWritten } from '../../db/list/conditions.ts';
import { conditionOf, type ListSource, orderOf, windowOf } from '../../db/list/listSource.ts';
import { activities, customFields, users } from '../../db/schema/index.ts';
import { formOf } from '../customFields/formOf.ts';
import { entryColumns, isAuthor } from './entries.ts';

type Activities = RecordCalls['activities'];
type Spec = Activities['list'];

const source: ListSource<Spec> = {
  id: activities.id,
  sort: { created_at: { column: activities.createdAt } },
  filter: {},
  search: (q) => containsWritten(sql`concat_ws(' ', ${activities.oldValue}, ${activities.newValue})`, q),
};

/** Finds the custom field that an entry is about, also when it was deleted since. */
const isOfField = (resource: string) =>
  and(
    sql`${customFields.form} = ${formOf(resource) ?? null}`,
    eq(activities.field, sql`'custom_fields.' || ${customFields.fieldColumn}`),
  );

/**
 * Lists the activity log of a record, the newest entry first. Whether the record may be seen was asked before. Who did it is told as far as the
 * viewer knows them.
 *
 * @param shown is the condition on the entries that the viewer is told.
 */
export async function listActivities(
  db: Database,
  viewer: Viewer,
  resource: string,
  recordId: number,
  query: ListQuery<Spec>,
  shown?: SQL,
): Promise<ResponseOf<Activities>> {
  const isRecord = and(eq(activities.resource, resource), eq(activities.recordId, recordId));
  const condition = and(isRecord, shown, conditionOf(source, query));
  const { page, per_page, limit, offset } = windowOf(query);
  const [counted] = await db.select({ total: count() }).from(activities).where(condition);
  const rows = await db
    .select({ ...entryColumns, field_label: customFields.label })
    .from(activities)
    .leftJoin(users, isAuthor(viewer))
    .leftJoin(customFields, isOfField(resource))
    .where(condition)
    .orderBy(...orderOf(source, query, ['-created_at']))
    .limit(limit)
    .offset(offset);
  const data = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { data, meta: { total: counted?.total ?? 0, page, per_page } };
}
