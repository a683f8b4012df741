import {
  type dashboard as contract,
  type ListQuery,
  openTaskStatuses,
  type projects as projectContract,
  type ResponseOf,
  type tasks as taskContract,
} from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { listProjects } from '../projects/service.ts';
import type { Today } from './stats.ts';

/** What is open or in progress, that which is due first at the top. */
const query: ListQuery<typeof projectContract.listSpec> = {
  filter: { status: [1, 2] },
  sort: ['due_date'],
};

/** Lists the projects of a caller that are under way. */
export async function listProgress(
  db: Database,
  caller: Caller,
  { timeZone }: Today,
  limit: number,
): Promise<ResponseOf<typeof contract.projects>> {
  const { data, meta } = await listProjects(db, caller, { ...query, per_page: limit }, timeZone);
  return {
    count: meta.total,
    route: routeTo('/projects', query),
    entries: data.map((project) => ({
      id: project.id,
      code: project.code,
      name: project.name,
      logo: project.logo,
      status: project.status,
      health: project.health,
      due_date: project.due_date,
      progress: project.progress,
      task_count: project.task_count,
      open_task_count: project.open_task_count,
      route: `/projects/detail/${project.id}`,
      tasks_route: routeTo<typeof taskContract.listSpec>('/tasks', {
        filter: { project_id: [project.id], status: openTaskStatuses },
      }),
    })),
  };
}
