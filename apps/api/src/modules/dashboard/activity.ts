import { canAccess, type dashboard as contract, type ResponseOf } from '@bureau/contract';
import { and, desc, eq, gte, not, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { activities, users } from '../../db/schema/index.ts';
import { entryColumns, isAuthor } from '../../records/activities/entries.ts';
import { pagedModules } from '../records.ts';

/** How many entries of the whole log are looked through at most, so that nobody waits for what hardly anybody does. */
const maxScanned = 20_000;

/** Returns the records that a caller may see, one selection for each resource, and the entries that are hidden from them. */
async function findTold(db: Database, caller: Caller) {
  const records: SQL[] = [];
  const hidden: SQL[] = [];
  for (const module of pagedModules) {
    const { rule, table, title, visible } = module.searchSource();
    if (!canAccess(caller, rule)) continue;
    const { name, shownEntries } = module.recordsFor(null);
    records.push(sql`select ${name}::text as resource, ${table.id} as id, ${table.code} as code, ${title} as title
      from ${table} where ${(await visible(db, caller)) ?? sql`true`}`);
    const isShown = shownEntries?.(caller);
    if (isShown) hidden.push(sql`(${eq(activities.resource, name)} and ${not(isShown)})`);
  }
  return { records, hidden };
}

/** Lists what has happened since an instant to records that a caller may see, the newest first. */
export async function listRecent(
  db: Database,
  caller: Caller,
  since: Date,
  limit: number,
): Promise<ResponseOf<typeof contract.activity>> {
  const { records, hidden } = await findTold(db, caller);
  if (records.length === 0) return { entries: [] };
  const rows = await db
    .select({
      ...entryColumns,
      resource: activities.resource,
      record_id: activities.recordId,
      code: sql<string>`records.code`,
      title: sql<string>`records.title`,
    })
    .from(activities)
    .innerJoin(
      sql`(${sql.join(records, sql` union all `)}) as records`,
      sql`records.resource = ${activities.resource} and records.id = ${activities.recordId}`,
    )
    .leftJoin(users, isAuthor(caller))
    .where(
      and(
        sql`${activities.id} > (select max(newest.id) from ${activities} as newest) - ${maxScanned}`,
        gte(activities.createdAt, since),
        ...hidden.map((one) => not(one)),
      ),
    )
    .orderBy(desc(activities.id))
    .limit(limit);
  return {
    entries: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      route: `/${row.resource}/detail/${row.record_id}`,
    })),
  };
}
