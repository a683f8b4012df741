import {
  type Filters,
  type ListQuery,
  openTaskStatuses,
  type ResponseOf,
  type tasks as contract,
  workspaceLimit,
  type WorkspaceSection,
  workspaceSections,
} from '@bureau/contract';
import type { Caller } from '../../access/Caller.ts';
import { addDays } from '../../access/days.ts';
import { dayIn } from '../../access/timeZoneOf.ts';
import type { Database } from '../../db/database.ts';
import { routeTo } from '../../db/list/routeTo.ts';
import { taskModule } from './module.ts';

type Spec = typeof contract.listSpec;

/** Returns the filters of the parts of somebody's work, as the list takes them: each task of theirs is in one of them. */
function filtersOf(id: number, today: string): Readonly<Record<WorkspaceSection, Filters<Spec>>> {
  const status = openTaskStatuses;
  const mine = { status, assignee_id: [id] };
  const now = { ...mine, is_waiting: ['no'] as const };
  return {
    overdue: { ...now, due_date: { to: addDays(today, -1) } },
    today: { ...now, due_date: { from: today, to: today } },
    upcoming: { ...now, due_date: { from: addDays(today, 1) } },
    undated: { ...now, due_date: { isEmpty: true } },
    waiting: { ...mine, is_waiting: ['yes'] as const },
    watching: { status, watcher_id: [id] },
  };
}

/** Lists the open tasks of a caller by what is to be done now and later, as days are counted in their time zone, and those that they watch. */
export async function listWorkspace(
  db: Database,
  caller: Caller,
  timeZone: string,
): Promise<ResponseOf<typeof contract.workspace>> {
  const today = dayIn(timeZone, caller.now);
  const filters = filtersOf(caller.id, today);
  const sections = [];
  for (const id of workspaceSections) {
    const query: ListQuery<Spec> = { filter: filters[id], sort: ['due_date', 'priority'] };
    const { data, meta } = await taskModule.list(
      db,
      caller,
      { ...query, per_page: workspaceLimit },
      timeZone,
    );
    sections.push({ id, count: meta.total, route: routeTo<Spec>('/tasks', query), tasks: [...data] });
  }
  return { today, sections };
}
