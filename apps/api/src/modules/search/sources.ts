import {
  type AccessRule,
  projects as projectContract,
  type SearchType,
  tasks as taskContract,
  teams as teamContract,
  users as userContract,
} from '@bureau/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Caller } from '../../access/Caller.ts';
import { visibleUsers } from '../../access/visible/people.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import { findVisibleTasks } from '../../access/visible/tasks.ts';
import { visibleTeams } from '../../access/visible/teams.ts';
import type { Database } from '../../db/database.ts';
import { projects, tasks, teams, users } from '../../db/schema/index.ts';

/** Describes how records of one kind are found. */
export interface SearchSource {
  readonly type: SearchType;
  /** Who may see a list of such records; nobody else finds any. */
  readonly rule: AccessRule;
  /** The address of a record inside the application, up to its id. */
  readonly route: string;
  readonly table: PgTable & Readonly<Record<'id' | 'number' | 'code', PgColumn>>;
  readonly title: PgColumn | SQL;
  /** The title as it begins when it is folded; indexed. */
  readonly titleSort: PgColumn;
  /** Code and title as they are searched. */
  readonly searchText: PgColumn;
  /** Returns which of the records the caller sees. */
  readonly visible: (db: Database, caller: Caller) => Promise<SQL | undefined>;
}

/** Lists what is searched, in the order in which equally good finds are told. */
export const searchSources: readonly SearchSource[] = [
  {
    type: 'task',
    rule: taskContract.list.rule,
    route: '/tasks/detail/',
    table: tasks,
    title: tasks.title,
    titleSort: tasks.titleSort,
    searchText: tasks.searchText,
    visible: findVisibleTasks,
  },
  {
    type: 'project',
    rule: projectContract.list.rule,
    route: '/projects/detail/',
    table: projects,
    title: projects.name,
    titleSort: projects.nameSort,
    searchText: projects.searchText,
    visible: (_, caller) => Promise.resolve(visibleProjects(caller)),
  },
  {
    type: 'user',
    rule: userContract.list.rule,
    route: '/users/profile/',
    table: users,
    title: sql`${users.firstname} || ' ' || ${users.lastname}`,
    titleSort: users.nameSort,
    searchText: users.searchText,
    visible: (_, caller) => Promise.resolve(visibleUsers(caller)),
  },
  {
    type: 'team',
    rule: teamContract.list.rule,
    route: '/teams/detail/',
    table: teams,
    title: teams.name,
    titleSort: teams.nameSort,
    searchText: teams.searchText,
    visible: (_, caller) => Promise.resolve(visibleTeams(caller)),
  },
];
