import { type SearchType, users as userContract } from '@bureau/contract';
import { sql } from '../../db/orm.ts';
import { visibleUsers } from '../../access/visible/people.ts';
import { users } from '../../db/schema/index.ts';
import type { SearchSource } from '../../engine/searchSource.ts';
import { pagedModules } from '../records.ts';

const userSearch: SearchSource<SearchType> = {
  type: userContract.searchType,
  rule: userContract.list.rule,
  route: '/users/profile/',
  table: users,
  title: sql`${users.fullName}`,
  titleSort: users.nameSort,
  searchText: users.searchText,
  visible: (_, caller) => Promise.resolve(visibleUsers(caller)),
};

/** Lists what is searched, in the order in which equally good matches are listed. */
export const searchSources: readonly SearchSource<SearchType>[] = [
  ...pagedModules.map((module) => module.searchSource()),
  userSearch,
];
