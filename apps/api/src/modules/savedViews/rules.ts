import {
  canAccess,
  isAdmin,
  type Permission,
  projects,
  type SavedView,
  tasks,
  teams,
} from '@bureau/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/Caller.ts';
import { savedViews, users } from '../../db/schema/index.ts';

/** How many views a user may save. */
export const viewLimit = 200;

/** Describes what somebody needs who wants to see the list that a view is of. */
const rules = {
  projects: projects.list.rule,
  tasks: tasks.list.rule,
  teams: teams.list.rule,
} as const satisfies Record<SavedView['resource'], Permission>;

/** Whether a caller may see a list, and so save views of it. */
export const maySeeList = (caller: Caller, resource: SavedView['resource']) =>
  canAccess(caller, rules[resource]);

/** Returns whose shared views a caller may use: everybody's, and as somebody of a client those of others there. */
function isFromColleague({ isExternal, clientId }: Caller): SQL | undefined {
  if (!isExternal) return undefined;
  return sql`${savedViews.createdBy} in (select ${users.id} from ${users} where ${users.clientId} = ${clientId})`;
}

/** Returns which views a caller may use: their own and those that others share with them, of the lists that they may see. */
export function visibleViews(caller: Caller): SQL | undefined {
  const resources = Object.entries(rules).flatMap(([name, rule]) => (canAccess(caller, rule) ? [name] : []));
  return and(
    sql`${savedViews.resource} = any(${sql.param(resources)}::text[])`,
    or(eq(savedViews.createdBy, caller.id), and(eq(savedViews.isShared, true), isFromColleague(caller))),
  );
}

/** Whether a caller may change a view: their own, and as an administrator a shared one. */
export const mayChangeView = (
  caller: Caller,
  view: { readonly createdBy: number; readonly isShared: boolean },
) => view.createdBy === caller.id || (view.isShared && isAdmin(caller));
