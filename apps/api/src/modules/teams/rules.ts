import { foldForSearch, foldForSort } from '../../db/fold.ts';

/** Names the field of each constraint of uniqueness. */
export const uniqueFields = { teams_name_sort_unique: 'name' } as const;

/** Returns the columns that are derived from a team's code and name. */
export function searchColumns(code: string, name: string) {
  return { code, nameSort: foldForSort(name), searchText: foldForSearch(`${code} ${name}`) };
}
