import { type BodyOf, type Task, type tasks as contract, taskStatuses } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { people } from './fixtures.ts';

/** Answers what hangs together with tasks: those below them, those that wait, and who watches them. */
export function serveTaskWork(api: FakeApi, tasks: Map<number, Task>): void {
  const all = () => [...tasks.values()];
  const below = (id: number): readonly Task[] => {
    const children = all().filter((task) => task.parent_id === id);
    return [...children, ...children.flatMap((child) => below(child.id))];
  };
  const change = (id: string | undefined, changesOf: (task: Task) => Partial<Task>) => {
    const task = tasks.get(Number(id));
    if (task === undefined) return json({ error: 'Not found' }, 404);
    const changed = { ...task, ...changesOf(task), version: task.version + 1 };
    tasks.set(task.id, changed);
    return json(changed);
  };

  api.on('GET /api/tasks/:id/related', (_, [id]) => {
    const awaited = tasks.get(Number(id))?.dependencies ?? [];
    return json({
      subtasks: below(Number(id)),
      blocked_by: all().filter((task) => awaited.some((one) => one.id === task.id)),
      blocks: all().filter(({ dependencies }) => dependencies.some((one) => one.id === Number(id))),
      previous: [],
      next: [],
    });
  });
  api.on('PUT /api/tasks/:id/watch', ({ body }, [id]) => {
    const { is_watching: isWatching } = body as BodyOf<typeof contract.watch>;
    return change(id, () => ({ watchers: isWatching ? people.slice(0, 1) : [] }));
  });
  api.on('PUT /api/tasks/:id/dependencies', ({ body }, [id]) => {
    const { is_waiting: isWaiting, task_id: otherId } = body as BodyOf<typeof contract.wait>;
    return change(id, ({ dependencies }) => {
      const others = dependencies.filter((one) => one.id !== otherId);
      const name = tasks.get(otherId)?.title ?? '';
      return { dependencies: isWaiting ? [...others, { id: otherId, name }] : others };
    });
  });
  api.on('GET /api/tasks/board', ({ query }) => {
    const countsOf = (some: readonly Task[]) =>
      taskStatuses.map(({ value }) => ({
        status: value,
        count: some.filter(({ status }) => status === value).length,
      }));
    const columns = countsOf(all()).map((one) => ({
      ...one,
      held: one.count,
      limit: one.status === 2 ? 3 : null,
    }));
    const ofPerson = (id: number) =>
      all().filter(({ assignees }) => assignees.some((one) => one.user_id === id));
    const lanes = people.map(({ firstname, lastname, user_id: id }) => ({
      id,
      name: `${firstname} ${lastname}`,
      counts: countsOf(ofPerson(id)).filter(({ count }) => count > 0),
    }));
    return json({ columns, lanes: query.get('group') === 'assignee_id' ? lanes : [] });
  });
  api.on('PUT /api/tasks/reorder', ({ body }) => {
    const { id, status } = body as BodyOf<typeof contract.reorder>;
    return change(String(id), () => ({ status }));
  });
  api.on('PUT /api/tasks/status-change/:id', ({ body }, [id]) =>
    change(id, () => ({ status: (body as BodyOf<typeof contract.statusChange>).status })),
  );
}
