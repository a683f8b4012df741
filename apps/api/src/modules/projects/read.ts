import type { ListQuery, Project, projects as contract, ResponseOf } from '@bureau/contract';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Viewer } from '../../access/Caller.ts';
import { isKnown } from '../../access/visible/people.ts';
import { visibleProjects } from '../../access/visible/projects.ts';
import type { Database } from '../../db/database.ts';
import { answerList, oneRow, type Rows } from '../../db/list/answerList.ts';
import { writeTimes } from '../../db/list/writeTimes.ts';
import { clients, projectMembers, projects, users } from '../../db/schema/index.ts';
import { withCustomFields } from '../../records/customFields/list.ts';
import { selectValues } from '../../records/customFields/values.ts';
import { seesAmounts } from './rules.ts';
import { defaultSort, projectSource } from './source.ts';
import { noTotals, readTotals } from './totals.ts';

export type ProjectItem = Omit<Project, 'description'>;

const managers = alias(users, 'managers');
const creators = alias(users, 'creators');
const people = alias(users, 'people');

const itemColumns = {
  id: projects.id,
  code: projects.code,
  name: projects.name,
  client_id: projects.clientId,
  client_name: clients.name,
  manager_id: projects.managerId,
  manager_firstname: managers.firstname,
  manager_lastname: managers.lastname,
  members: sql<Project['members']>`(
    select coalesce(json_agg(json_build_object('user_id', ${people.id}, 'firstname', ${people.firstname},
      'lastname', ${people.lastname}, 'project_role', ${projectMembers.role}
    ) order by ${people.nameSort}, ${people.id}), '[]')
    from ${projectMembers} join ${users} as people on ${people.id} = ${projectMembers.userId}
    where ${projectMembers.projectId} = ${projects.id}
  )`,
  status: projects.status,
  start_date: projects.startDate,
  due_date: projects.dueDate,
  progress: projects.progress,
  estimated_minutes: projects.estimatedMinutes,
  billing_type: projects.billingType,
  currency: projects.currency,
  budget: projects.budget,
  hourly_rate: projects.hourlyRate,
  logo: projects.logo,
  tags: projects.tags,
  created_at: projects.createdAt,
  updated_at: projects.updatedAt,
  created_by: projects.createdBy,
  created_firstname: creators.firstname,
  created_lastname: creators.lastname,
  version: projects.version,
};

function selectRows(
  db: Database,
  viewer: Viewer | null,
  { condition, order, limit, offset }: Rows,
  isList: boolean,
) {
  return db
    .select({
      ...itemColumns,
      description: isList ? sql<string>`''` : projects.description,
      custom_fields: selectValues(projects.customFields, 'projects', isList),
    })
    .from(projects)
    .leftJoin(clients, eq(clients.id, projects.clientId))
    .leftJoin(managers, eq(managers.id, projects.managerId))
    .leftJoin(
      creators,
      and(eq(creators.id, projects.createdBy), viewer === null ? undefined : isKnown(viewer, creators.id)),
    )
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** Reads projects as a viewer is told of them. Whether they may be seen was asked before. */
async function readProjects(
  db: Database,
  viewer: Viewer | null,
  rows: Rows,
  isList: boolean,
): Promise<Project[]> {
  const found = await selectRows(db, viewer, rows, isList);
  const totals = await readTotals(
    db,
    found.map(({ id }) => id),
  );
  const isShown = viewer === null || seesAmounts(viewer);
  const money = (amount: number | null, currency: string) =>
    amount === null || !isShown ? null : { amount, currency };
  return found.map(({ budget, hourly_rate: rate, ...row }) => {
    const derived = totals.get(row.id) ?? noTotals;
    return {
      ...row,
      ...writeTimes(row),
      progress: row.progress ?? derived.progress,
      is_progress_derived: row.progress === null,
      budget: money(budget, row.currency),
      hourly_rate: money(rate, row.currency),
      task_count: derived.taskCount,
      open_task_count: derived.openTaskCount,
      logged_minutes: derived.loggedMinutes,
    };
  });
}

/** Reads projects of a list: without their descriptions, and of their custom fields those that lists show, or all. */
export async function readItems(
  db: Database,
  viewer: Viewer,
  rows: Rows,
  isList = true,
): Promise<ProjectItem[]> {
  const found = await readProjects(db, viewer, rows, isList);
  return found.map(({ description: _description, ...item }) => item);
}

/** Lists the projects that a caller may see. */
export const listProjects = async (
  db: Database,
  caller: Caller,
  query: ListQuery<typeof contract.listSpec>,
  timeZone: string,
): Promise<ResponseOf<typeof contract.list>> =>
  answerList(db, await withCustomFields(db, projectSource(timeZone), 'projects', query), query, {
    visible: visibleProjects(caller),
    fallback: defaultSort,
    read: (rows) => readItems(db, caller, rows),
  });

/** Reads a project as a viewer is told of it, whoever may see it; as it is where no viewer is given. */
export async function readProject(db: Database, id: number, viewer: Viewer | null): Promise<Project | null> {
  const [project] = await readProjects(db, viewer, oneRow(eq(projects.id, id)), false);
  return project ?? null;
}
