import { type Person, profile, type TaskListItem, tasks, taskStatuses } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldForSort } from '../../db/fold.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { testTasks } from '../../testing/template.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Query = Parameters<typeof admin.call<typeof tasks.list>>[1];

async function list(query: NonNullable<Query>['query']): Promise<TaskListItem[]> {
  return (await admin.call(tasks.list, { query: { per_page: 500, ...query } })).data;
}

const isEmptyLast = (values: readonly unknown[]) => {
  const firstEmpty = values.indexOf(null);
  return firstEmpty === -1 || values.slice(firstEmpty).every((value) => value === null);
};

describe('somebody who looks for tasks', () => {
  it('gets the first fifty and how many there are', async () => {
    const { data, meta } = await admin.call(tasks.list);
    expect(data).toHaveLength(50);
    expect(meta).toEqual({ total: testTasks, page: 1, per_page: 50 });
  });

  it('picks one of the newest, or of those with a word', async () => {
    const newest = await admin.call(tasks.picker);
    expect(newest.map(({ id }) => id)).toEqual((await list({})).map(({ id }) => id));
    const { id, name } = newest[7] ?? { id: 0, name: '' };
    const [code = ''] = name.split(' ');
    expect(await admin.call(tasks.picker, { query: { q: code.toLowerCase() } })).toEqual([{ id, name }]);
  });

  it('sees the newest first when nothing else is asked for', async () => {
    const codes = (await list({})).map(({ code }) => code);
    expect(codes[0]).toBe('TSK-0600');
    expect(codes).toEqual([...codes].sort().reverse());
  });

  it('walks through all pages and meets each task once', async () => {
    const seen = new Set<number>();
    for (let page = 1; page <= 7; page += 1) {
      const { data } = await admin.call(tasks.list, { query: { page, per_page: 100, sort: ['status'] } });
      for (const { id } of data) seen.add(id);
    }
    expect(seen.size).toBe(testTasks);
  });

  it('gets an empty page beyond the last', async () => {
    const { data, meta } = await admin.call(tasks.list, { query: { page: 2_000_000_000, per_page: 500 } });
    expect(data).toEqual([]);
    expect(meta.total).toBe(testTasks);
  });

  // The position is told by the order alone.
  const told = tasks.listSpec.sort.filter((field) => field !== 'position');

  it.each(told)('sorts by %s, up and down, with what is empty last', async (field) => {
    const up = await list({ sort: [field] });
    const down = await list({ sort: [`-${field}`] });
    const values = (items: TaskListItem[]) => items.map((item) => item[field]);
    expect(isEmptyLast(values(up))).toBe(true);
    expect(isEmptyLast(values(down))).toBe(true);
    const compare = (a: unknown, b: unknown) =>
      typeof a === 'number' ? a - Number(b) : foldedOrder(String(a), String(b));
    const filled = values(up).filter((value) => value !== null);
    expect(filled).toEqual([...filled].sort(compare));
    const filledDown = values(down).filter((value) => value !== null);
    expect(filledDown).toEqual([...filledDown].sort(compare).reverse());
  });

  it('sorts by two fields, each in its own direction', async () => {
    const items = await list({ sort: ['-priority', 'due_date'] });
    const pairs = items.map(({ priority, due_date: due }) => [priority, due ?? '9999'] as const);
    expect(pairs).toEqual([...pairs].sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : Number(a[1] > b[1]))));
  });

  it.each(taskStatuses)('filters by the status $key', async ({ value }) => {
    const items = await list({ filter: { status: [value] } });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ status }) => status === value)).toBe(true);
  });

  it('combines filters, and values of one filter as alternatives', async () => {
    const items = await list({ filter: { status: [1, 2], priority: [3] } });
    const all = await list({ sort: ['code'] });
    const more = await admin.call(tasks.list, { query: { per_page: 500, page: 2, sort: ['code'] } });
    const expected = [...all, ...more.data].filter(({ status, priority }) => status <= 2 && priority === 3);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
  });

  it('finds tasks by their labels, and is told which labels there are', async () => {
    const label = async (title: string, labels: string[]) =>
      (await admin.call(tasks.create, { body: { title, labels } })).id;
    const first = await label('Order tiles', ['Plot 4', 'R&D, old']);
    const second = await label('Order lamps', ['R&D, old']);
    await label('Order paint', ['Plot 40']);
    const found = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
    expect(await found({ filter: { labels: ['R&D, old'] } })).toEqual([second, first]);
    expect(await found({ filter: { labels: ['Plot 4', 'of none'] } })).toEqual([first]);
    expect(await found({ q: 'tiles r&d' })).toEqual([first]);
    const all = await admin.call(tasks.tags);
    expect(all.indexOf('R&D, old')).toBeLessThan(all.indexOf('Plot 4'));
    expect(await (await server.as('client')).call(tasks.tags)).not.toContain('Plot 4');
  });

  it('filters by project and by assignee', async () => {
    const [first] = await list({ filter: { assignee_id: [4] } });
    expect(first?.assignees.some((person: Person) => person.user_id === 4)).toBe(true);
    const projectId = first?.project_id ?? 1;
    const items = await list({ filter: { project_id: [projectId] } });
    expect(new Set(items.map((item) => item.project_id))).toEqual(new Set([projectId]));
  });

  it('filters by a range of due dates that includes both its ends', async () => {
    const dates = (await list({ sort: ['due_date'] })).map((item) => item.due_date);
    const [from, to] = [dates[20] ?? '', dates[40] ?? ''];
    const items = await list({ filter: { due_date: { from, to } } });
    expect(items.every(({ due_date: due }) => due !== null && due >= from && due <= to)).toBe(true);
    expect(items.some(({ due_date: due }) => due === from)).toBe(true);
    expect(items.some(({ due_date: due }) => due === to)).toBe(true);
    const open = await list({ filter: { due_date: { to } } });
    expect(open.length).toBeGreaterThan(items.length);
  });

  it('filters by one day, of a date and of an instant', async () => {
    const all = (await list({ sort: ['due_date'] })).map((item) => item.due_date);
    const due = all[20] ?? '';
    const on = async (query: string) => {
      const response = await admin.fetch(`/api/tasks?per_page=500&${query}`);
      return ((await response.json()) as { data: TaskListItem[] }).data;
    };
    const found = await on(`filter[due_date]=${due}`);
    expect(found.map((item) => item.due_date)).toEqual(all.filter((date) => date === due));
    await admin.call(profile.update, { body: { time_zone: 'UTC' } });
    const { id, created_at: instant } = await admin.call(tasks.create, { body: { title: 'Of today' } });
    const day = instant.slice(0, 10);
    const today = await on(`filter[created_at]=${day}`);
    expect(today.map((item) => item.id)).toContain(id);
    expect(new Set(today.map((item) => item.created_at.slice(0, 10)))).toEqual(new Set([day]));
    await admin.call(tasks.remove, { params: { id } });
  });

  it('asks for values that no record can have and gets none', async () => {
    expect(await list({ filter: { status: [2_147_483_647] } })).toEqual([]);
    expect(await list({ filter: { created_at: { from: '9999-12-31', to: '9999-12-31' } } })).toEqual([]);
  });
});

function foldedOrder(a: string, b: string): number {
  return Buffer.compare(Buffer.from(foldForSort(a)), Buffer.from(foldForSort(b)));
}
