import { todos } from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { serveRecordParts } from './fakeRecordSections.ts';
import { createRecord, serveResource } from './fakeResource.ts';

interface FakeTodo {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly is_done: boolean;
  readonly snoozed_until: string | null;
}

const createTodo = (id: number, changes: object = {}): FakeTodo => ({
  ...createRecord(todos, id, {
    title: `To-do ${id}`,
    is_done: false,
    due_date: null,
    snoozed_until: null,
    task_id: null,
    task_title: null,
    notes: '',
    ...changes,
  }),
  title: `To-do ${id}`,
  is_done: false,
  snoozed_until: null,
  ...changes,
  id,
  version: 1,
});

/** Answers what the screens of to-dos ask for, which are listed in the order of their titles given here, and puts them in order. */
export function serveTodos(api: FakeApi, given: readonly Partial<FakeTodo>[]): void {
  const records = new Map(given.map((todo, index) => [index + 1, createTodo(index + 1, todo)] as const));
  serveResource(api, todos, { records, create: createTodo });
  serveRecordParts(api, 'todos');
  let order = [...records.keys()];
  const inOrder = () => {
    const added = [...records.keys()].filter((id) => !order.includes(id)).reverse();
    order = [...added, ...order.filter((id) => records.has(id))];
    return order.flatMap((id) => records.get(id) ?? []);
  };
  api.on('GET /api/todos', ({ query }) => {
    const wanted = query.get('filter[snoozed_until]') ?? '..';
    const [from = '', to = ''] = wanted.split('..');
    const isListed = ({ snoozed_until: until }: FakeTodo) =>
      until === null ? from === '' : until >= from && until <= (to || '9');
    const found = inOrder()
      .filter(isListed)
      .toSorted((a, b) => Number(a.is_done) - Number(b.is_done));
    return json({ data: found, meta: { total: found.length, page: 1, per_page: 100 } });
  });
  api.on('PUT /api/todos/reorder', ({ body }) => {
    const { id, before_id: beforeId } = body as { id: number; before_id: number | null };
    inOrder();
    const others = order.filter((other) => other !== id);
    order = others.toSpliced(beforeId === null ? others.length : others.indexOf(beforeId), 0, id);
    return json(records.get(id));
  });
}
