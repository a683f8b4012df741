import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../access/Caller.ts';
import { foldForSearch, foldForSort } from '../../db/fold.ts';

/** Says which teams somebody may see who may see teams: all, and of the company's as somebody of a client none. */
export const visibleTeams = ({ isExternal }: Viewer): SQL | undefined =>
  isExternal ? sql`false` : undefined;

/** Names the field of each constraint of uniqueness. */
export const uniqueFields = { teams_name_sort_unique: 'name' } as const;

/** Gives the columns that are derived from a team's code and name. */
export function searchColumns(code: string, name: string) {
  return { code, nameSort: foldForSort(name), searchText: foldForSearch(`${code} ${name}`) };
}
