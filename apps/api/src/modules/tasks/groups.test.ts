import { type ListQuery, projects, type TaskListItem, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldForSort } from '../../db/fold.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { readTable } from '../../transfer/import/readTable.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  for (const client_id of [1, 2]) {
    const { id } = await admin.call(projects.create, { body: { name: 'Of one name', client_id } });
    for (const title of ['First', 'Second'])
      await admin.call(tasks.create, { body: { title, project_id: id } });
  }
});
afterAll(() => server.stop());

type Query = ListQuery<typeof tasks.listSpec>;
type Field = (typeof tasks.listSpec.group)[number];

const { group: fields } = tasks.listSpec;
const groupsOf = async (query: Query & { readonly group: Field }, client = admin) =>
  (await client.call(tasks.groups, { query })).data;

async function listAll(query: Query, client = admin): Promise<TaskListItem[]> {
  const items: TaskListItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = await client.call(tasks.list, { query: { per_page: 100, page, ...query } });
    items.push(...data);
    if (items.length >= meta.total) return items;
  }
}

/** Counts the groups of rows as they follow each other. */
function runsOf(items: readonly TaskListItem[], field: Field) {
  const runs: { id: number | null; count: number }[] = [];
  for (const { [field]: id } of items) {
    const last = runs.at(-1);
    if (last?.id === id) last.count += 1;
    else runs.push({ id, count: 1 });
  }
  return runs;
}

const counts = (groups: readonly { readonly id: number | null; readonly count: number }[]) =>
  groups.map(({ id, count }) => ({ id, count }));

describe('somebody who groups tasks', () => {
  it.each(fields)(
    'by %s finds each group in one piece on the pages, as long as its count says',
    async (group) => {
      const items = await listAll({ group });
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      expect(runsOf(items, group)).toEqual(counts(await groupsOf({ group })));
    },
  );

  it.each<Query>([
    { q: 'the' },
    { filter: { status: [1, 4], due_date: { from: '2026-03-01' } } },
    { filter: { project_id: [null, 1, 2] }, q: 'e' },
  ])('has the counts of what search and filters leave: %j', async (query) => {
    for (const group of fields) {
      const items = await listAll({ ...query, group });
      expect(items.length).toBeGreaterThan(0);
      expect(runsOf(items, group)).toEqual(counts(await groupsOf({ ...query, group })));
    }
  });

  it.each(['project manager', 'user', 'client'] as const)(
    'counts as %s only what they may see',
    async (role) => {
      const client = await server.as(role);
      for (const group of fields) {
        const items = await listAll({ group }, client);
        expect(runsOf(items, group)).toEqual(counts(await groupsOf({ group }, client)));
      }
      const all = await groupsOf({ group: 'project_id' });
      expect((await groupsOf({ group: 'project_id' }, client)).length).toBeLessThan(all.length);
    },
  );

  it('sees statuses and priorities in the order of their tables, and projects by name, without one last', async () => {
    expect((await groupsOf({ group: 'status' })).map(({ id, name }) => [id, name])).toEqual(
      [1, 2, 3, 4, 5, 6].map((status) => [status, null]),
    );
    expect((await groupsOf({ group: 'priority' })).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const found = await groupsOf({ group: 'project_id' });
    expect(found.at(-1)).toMatchObject({ id: null, name: null });
    const names = found.slice(0, -1).map(({ name }) => foldForSort(name ?? ''));
    expect(names).toEqual([...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  it('keeps two projects of one name apart', async () => {
    const same = (await groupsOf({ group: 'project_id' })).filter(({ name }) => name === 'Of one name');
    expect(same.map(({ count }) => count)).toEqual([2, 2]);
  });

  it('sees each group in the order that is asked for', async () => {
    const items = await listAll({ group: 'priority', sort: ['-title'] });
    const alone = await listAll({ filter: { priority: [2] }, sort: ['-title'] });
    expect(items.filter(({ priority }) => priority === 2)).toEqual(alone);
  });

  it('exports them in the order of the groups', async () => {
    const response = await admin.fetch(
      '/api/tasks/export?format=csv&group=project_id&sort=title&columns=code',
    );
    const { rows } = await readTable(new Uint8Array(await response.arrayBuffer()));
    const items = await listAll({ group: 'project_id', sort: ['title'] });
    expect(rows.map(({ cells }) => cells[0])).toEqual(items.map(({ code }) => code));
  });

  it('has no groups where nothing matches', async () => {
    expect(await groupsOf({ group: 'status', q: 'there is no such task' })).toEqual([]);
  });

  it.each([
    [
      '/api/tasks?group=colour',
      { group: ['This field does not exist, or cannot be used to sort, filter or group.'] },
    ],
    [
      '/api/tasks?group=title',
      { group: ['This field does not exist, or cannot be used to sort, filter or group.'] },
    ],
    ['/api/teams?group=name', { group: ['This parameter does not exist.'] }],
    ['/api/tasks/groups', { group: ['This field is required.'] }],
    [
      '/api/tasks/groups?group=title',
      { group: ['Must be one of: status, priority, project_id, sprint_id.'] },
    ],
    [
      '/api/tasks/groups?group=status&filter[colour]=1',
      { 'filter[colour]': ['This field does not exist, or cannot be used to sort, filter or group.'] },
    ],
  ])('is told what is wrong with %s', async (address, errors) => {
    const response = await admin.fetch(address);
    expect([response.status, await response.json()]).toEqual([422, { errors }]);
  });
});
