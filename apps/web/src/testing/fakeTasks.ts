import type { CustomField, Task } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { countGroups, orderByGroup } from './fakeGroups.ts';
import { createActivity, createTask, people, projects, toListItem } from './fixtures.ts';

const day = (date: string | null) => date ?? '';

function matches(task: Task, query: URLSearchParams): boolean {
  const words = (query.get('q') ?? '').toLowerCase().split(' ');
  const text = `${task.code} ${task.title}`.toLowerCase();
  const isWanted = (field: string, values: readonly (number | null)[]) => {
    const ids = query.get(`filter[${field}]`)?.split(',') ?? [];
    const own = values.length === 0 ? [null] : values;
    return ids.length === 0 || own.some((value) => ids.includes(String(value ?? 'none')));
  };
  const range = query.get('filter[due_date]') ?? '..';
  const [from = '', to = ''] = range.split('..');
  const due = task.due_date;
  const isInRange =
    range === '..' ||
    (range === 'none' ? due === null : due !== null && day(due) >= from && day(due) <= (to || '9'));
  return (
    words.every((word) => text.includes(word)) &&
    isWanted('status', [task.status]) &&
    isWanted('priority', [task.priority]) &&
    isWanted('project_id', [task.project_id]) &&
    isWanted(
      'assignee_id',
      task.assignees.map((person) => person.user_id),
    ) &&
    isInRange
  );
}

type Changes = Partial<Task> & { readonly assignee_ids?: readonly number[] };

/** Returns a task as it is after a change: with the names of what the change names by its id. */
function withChanges(task: Task, { assignee_ids: ids, ...changes }: Changes): Task {
  const custom = { ...task.custom_fields, ...changes.custom_fields };
  const changed = { ...task, ...changes, custom_fields: custom, version: task.version + 1 };
  const project = projects.find(({ id }) => id === changed.project_id);
  return {
    ...changed,
    project_name: project?.name ?? null,
    assignees: ids ? people.filter((person) => ids.includes(person.user_id)) : task.assignees,
  };
}

/** Answers the calls of tasks from a map of them, and of the custom fields of them. */
export function serveTasks(api: FakeApi, tasks: Map<number, Task>, fields: readonly CustomField[]): void {
  const find = (query: URLSearchParams) =>
    orderByGroup([...tasks.values()].filter((task) => matches(task, query)).reverse(), query.get('group'));

  api.on('GET /api/custom-fields/form/tasks', () => json(fields));
  api.on('GET /api/tasks', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page') ?? 50);
    const found = find(query);
    const data = found.slice((page - 1) * perPage, page * perPage).map(toListItem);
    return json({ data, meta: { total: found.length, page, per_page: perPage } });
  });
  api.on('GET /api/tasks/:id', (_, [id]) => {
    const task = tasks.get(Number(id));
    return task ? json(task) : json({ error: 'Not found' }, 404);
  });
  api.on('GET /api/tasks/groups', ({ query }) =>
    json({ data: countGroups(find(query), query.get('group')) }),
  );
  api.on('POST /api/tasks', ({ body }) => {
    const id = tasks.size + 1;
    const task = createTask(id, { ...(body as Partial<Task>), assignees: [] });
    tasks.set(id, task);
    return json(task, 201);
  });
  api.on('PUT /api/tasks/:id', ({ body }, [id]) => {
    const task = tasks.get(Number(id));
    const { version, ...changes } = body as Changes;
    if (!task) return json({ error: 'Not found' }, 404);
    if (version !== task.version)
      return json({ error: 'Somebody changed it meanwhile.', current: task }, 409);
    const changed = withChanges(task, changes);
    tasks.set(task.id, changed);
    return json(changed);
  });
  api.on('DELETE /api/tasks/:id', (_, [id]) => {
    tasks.delete(Number(id));
    return json(null, 204);
  });
  api.on('POST /api/tasks/bulk', ({ body }) => {
    const { action, ids, values } = body as { action: string; ids: readonly number[]; values?: Changes };
    for (const id of ids) {
      const task = tasks.get(id);
      if (!task) return json({ error: 'Not found' }, 404);
      if (action === 'delete') tasks.delete(id);
      else tasks.set(id, withChanges(task, values ?? {}));
    }
    return json({ count: ids.length });
  });
  api.on('GET /api/tasks/export', ({ query }) => {
    const columns = query.get('columns')?.split(',') ?? [];
    const rows = find(query).map((task) => {
      const values = new Map<string, unknown>(Object.entries(task));
      return columns.map((column) => JSON.stringify(values.get(column) ?? '')).join(',');
    });
    const headers = { 'Content-Disposition': `attachment; filename="tasks.${query.get('format')}"` };
    return new Response([columns.join(','), ...rows].join('\n'), { headers });
  });
  api.on('GET /api/tasks/:id/activities', () => {
    const data = [
      createActivity(3),
      createActivity(2, { field: 'title', old_value: 'Check pier 4', new_value: 'Check the load of pier 4' }),
      createActivity(1, { action: 'created', field: null, old_value: null, new_value: null }),
    ];
    return json({ data, meta: { total: 3, page: 1, per_page: 20 } });
  });
}
