import type { Task } from '@bureau/contract';
import type { ReactNode } from 'react';
import { createActivity } from '../api/activity.ts';
import { ApiProvider } from '../api/ApiProvider.tsx';
import { createClient } from '../api/client.ts';
import { createFakeApi, type FakeApi, json } from './fakeApi.ts';
import { countGroups, orderByGroup } from './fakeGroups.ts';
import { createTask, toListItem } from './fixtures.ts';

export type ApiWorld = ReturnType<typeof createApiWorld>;

/** Creates a client over a fake API, and what puts hooks above it. */
export function createApiWorld(userId = 3) {
  const api = createFakeApi();
  const activity = createActivity();
  const client = createClient({
    baseUrl: '',
    fetch: api.fetch,
    activity,
    getLanguage: () => 'en',
    getSession: () => null,
    onAnswer: () => undefined,
    onError: () => undefined,
  });
  let user = userId;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider client={client} userId={user}>
      {children}
    </ApiProvider>
  );
  const signInAs = (id: number) => (user = id);
  return { activity, api, signInAs, wrapper };
}

/** Answers lists of a number of tasks, page by page, and single tasks, which can be changed and deleted. */
export function serveTasks(api: FakeApi, count: number) {
  const records = new Map(Array.from({ length: count }, (_, index) => [index + 1, createTask(index + 1)]));
  api.on('GET /api/tasks', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const perPage = Number(query.get('per_page'));
    const text = query.get('q') ?? '';
    const found = [...records.values()].filter(({ code }) => code.includes(text));
    const matching = orderByGroup(found, query.get('group'));
    const data = matching.slice((page - 1) * perPage, page * perPage).map(toListItem);
    return json({ data, meta: { total: matching.length, page, per_page: perPage } });
  });
  api.on('GET /api/tasks/:id', (_, [id]) => {
    const record = records.get(Number(id));
    return record ? json(record) : json({ error: 'Not found' }, 404);
  });
  api.on('GET /api/tasks/groups', ({ query }) =>
    json({ data: countGroups([...records.values()], query.get('group')) }),
  );
  api.on('PUT /api/tasks/:id', ({ body }, [id]) => {
    const record = records.get(Number(id));
    const { version, ...changes } = body as Partial<Task>;
    if (!record) return json({ error: 'Not found' }, 404);
    if (version !== record.version) return json({ error: 'Changed meanwhile', current: record }, 409);
    const changed = { ...record, ...changes, version: record.version + 1 };
    records.set(record.id, changed);
    return json(changed);
  });
  return records;
}
