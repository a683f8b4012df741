import {
  type LoginUser,
  openTaskStatuses,
  type ResponseOf,
  type Task,
  type tasks as contract,
  type WorkspaceSection,
  workspaceSections,
} from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';

/** The day at which the fixtures stand still. */
const today = '2026-03-17';

/** Returns in which part of somebody's work a task of theirs is. */
function sectionOf({ due_date: due, is_waiting: isWaiting, status }: Task): WorkspaceSection {
  if (isWaiting || status === 4) return 'waiting';
  if (due === null) return 'undated';
  if (due === today) return 'today';
  return due < today ? 'overdue' : 'upcoming';
}

/** Answers what a user has to do, from the tasks that there are. */
export function serveWorkspace(api: FakeApi, tasks: ReadonlyMap<number, Task>, user: LoginUser): void {
  api.on('GET /api/tasks/workspace', () => {
    const open = [...tasks.values()].filter(({ status }) => openTaskStatuses.includes(status));
    const isAmong = (people: Task['assignees']) => people.some(({ user_id: id }) => id === user.id);
    const sections = workspaceSections.map((id) => {
      const listed =
        id === 'watching'
          ? open.filter(({ watchers }) => isAmong(watchers))
          : open.filter((task) => isAmong(task.assignees) && sectionOf(task) === id);
      return {
        id,
        count: listed.length,
        route: `/tasks?filter[assignee_id]=${user.id}`,
        tasks: listed.slice(0, 100),
      };
    });
    return json({ today, sections } satisfies ResponseOf<typeof contract.workspace>);
  });
}
