import { isAdmin } from '@bureau/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { projectMembers, projects } from '../../db/schema/index.ts';

/**
 * Says which projects somebody may see, as a condition on `projects`.
 *
 * - `admin` and `super_admin`: all.
 * - somebody with an external role: those of their own client, and none while they belong to no client (docs/product.md §6).
 * - everybody else: those that they manage or are members of.
 */
export function visibleProjects(viewer: Viewer): SQL | undefined {
  if (isAdmin(viewer)) return undefined;
  if (viewer.isExternal) return sql`${projects.clientId} = ${viewer.clientId}`;
  const joined = sql`select ${projectMembers.projectId} from ${projectMembers} where ${projectMembers.userId} = ${viewer.id}`;
  return or(eq(projects.managerId, viewer.id), sql`${projects.id} in (${joined})`);
}

/** Tells whether somebody is told what a project may cost: everybody who sees it but the client's own people. */
export const seesAmounts = (viewer: Viewer) => !viewer.isExternal;

/** Names the fields that are not told where amounts are not. */
export const amountFields = ['budget', 'hourly_rate'] as const;

/**
 * Names the fields of the activity log that somebody is not told of: to the client's own people, what the project may cost, and whose it was before
 * and who took part in it.
 */
export const hiddenFields = (viewer: Viewer): readonly string[] =>
  seesAmounts(viewer) ? [] : [...amountFields, 'client_id', 'manager_id', 'members'];

/** Gives the columns that are derived from a project's code, name and tags. */
export function searchColumns(code: string, name: string, tags: readonly string[] = []) {
  return {
    code,
    nameSort: foldForSort(name),
    searchText: foldForSearch([code, name, ...tags].join(' ')),
  };
}
