import { canAccess, isAdmin, type SavedView, viewedPages } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import { and, eq, or, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import { savedViews, users } from '../../db/schema/index.ts';

/** How many views a user may save. */
export const viewLimit = 200;

/** Whether a caller may see a list, and so save views of it. */
export const maySeeList = (caller: Caller, resource: SavedView['resource']) =>
  canAccess(caller, viewedPages[resource]);

/** Returns whose shared views a caller may use: everybody's, and as somebody of a client those of others there. */
function isFromColleague({ isExternal, clientId }: Caller): SQL | undefined {
  if (!isExternal) return undefined;
  return sql`${savedViews.createdBy} in (select ${users.id} from ${users} where ${users.clientId} = ${clientId})`;
}

/** Returns which views a caller may use: their own and those that others share with them, of the lists that they may see. */
export function visibleViews(caller: Caller): SQL | undefined {
  const seen = keysOf(viewedPages).filter((name) => maySeeList(caller, name));
  return and(
    sql`${savedViews.resource} = any(${sql.param(seen)}::text[])`,
    or(eq(savedViews.createdBy, caller.id), and(eq(savedViews.isShared, true), isFromColleague(caller))),
  );
}

/** Whether a caller may change a view: their own, and as an administrator a shared one. */
export const mayChangeView = (
  caller: Caller,
  view: { readonly createdBy: number; readonly isShared: boolean },
) => view.createdBy === caller.id || (view.isShared && isAdmin(caller));
