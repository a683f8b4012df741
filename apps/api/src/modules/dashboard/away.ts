import {
  awayDays,
  type dashboard as contract,
  type leaves as leaveContract,
  type ListQuery,
  type ResponseOf,
} from '@bureau/contract';
import { and, asc, eq, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { pickableUsers } from '../../access/visible/people.ts';
import { addDays } from '../../access/days.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { conditionOf } from '../../db/list/listSource.ts';
import { recordTables, users } from '../../db/schema/index.ts';
import { leaveModule } from '../leaves/service.ts';
import type { Today } from './stats.ts';

const { leaves } = recordTables;

/**
 * Lists who is away today and in the next days. All staff see that somebody is, whoever may see the leave itself; so neither its reason nor its type is read here.
 * The list of leave is led to where it holds all of them: for administrators, and for the head of everybody who is away.
 */
export async function listAway(
  db: Database,
  caller: Caller,
  { today, timeZone }: Today,
  limit: number,
): Promise<ResponseOf<typeof contract.away>> {
  if (caller.isExternal) return { list: null, entries: [] };
  const query: ListQuery<typeof leaveContract.listSpec> = {
    filter: {
      status: ['approved'],
      start_date: { to: addDays(today, awayDays) },
      end_date: { from: today },
    },
    sort: ['start_date'],
  };
  const rows = await db
    .select({
      total: sql`count(*) over ()`.mapWith(Number),
      entry: {
        id: leaves.id,
        user_id: users.id,
        firstname: users.firstname,
        lastname: users.lastname,
        avatar: users.avatar,
        start_date: leaves.startDate,
        end_date: leaves.endDate,
        is_half_day: leaves.isHalfDay,
      },
    })
    .from(leaves)
    .innerJoin(users, and(eq(users.id, leaves.userId), pickableUsers(caller)))
    .where(conditionOf(leaveModule.source(timeZone), query))
    .orderBy(asc(leaves.startDate), asc(leaves.id))
    .limit(limit);
  const { meta } = await leaveModule.list(db, caller, { ...query, per_page: 1 }, timeZone);
  const isListed = meta.total >= (rows[0]?.total ?? 0);
  return {
    list: isListed ? { count: meta.total, route: routeTo('/leaves', query) } : null,
    entries: rows.map(({ entry }) => entry),
  };
}
