import { teams as contract } from '@bureau/contract';
import type { SQL } from 'drizzle-orm';
import { foldForSearch, foldForSort } from '../../db/fold.ts';
import { teams } from '../../db/schema/index.ts';
import { isFinished } from '../../transfer/import/unfinished.ts';

/** Says which teams somebody may see who may see teams: all but those of an import that has not ended. */
export const visibleTeams = (): SQL => isFinished(teams.id, contract.name);

/** Names the field of each constraint of uniqueness. */
export const uniqueFields = { teams_name_sort_unique: 'name' } as const;

/** Gives the columns that are derived from a team's code and name. */
export function searchColumns(code: string, name: string) {
  return { code, nameSort: foldForSort(name), searchText: foldForSearch(`${code} ${name}`) };
}
