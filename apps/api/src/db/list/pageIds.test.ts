import {
  type GroupField,
  incidents,
  type ListQuery,
  type SortKey,
  type tasks as contract,
} from '@bureau/contract';
import { sql, type SQL } from '../orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { taskSource } from '../../modules/tasks/service.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { tasks } from '../schema/index.ts';
import { listIds, orderOf, sortFieldsOf } from './listSource.ts';
import { readPage } from './pageIds.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Spec = typeof contract.listSpec;
type Query = Pick<ListQuery<Spec>, 'group' | 'sort'>;

const source = taskSource('UTC');
const limit = 70;

/** Reads a list page by page. */
async function leaf(
  query: Query,
  condition: SQL | undefined,
  total: number,
  passedOver?: number,
): Promise<number[][]> {
  const fields = sortFieldsOf(source, query, ['-code']);
  const pages: number[][] = [];
  for (let offset = 0; ; offset += limit) {
    const page = await readPage(server.db, { id: tasks.id, condition, fields, limit, offset }, passedOver);
    expect(page.total).toBe(total);
    if (page.ids.length === 0) return pages;
    pages.push(page.ids);
  }
}

describe('a list that is leafed through', () => {
  it.each<[string, readonly SortKey<Spec>[], GroupField<Spec>?]>([
    ['few values', ['status', '-progress']],
    ['few values, downwards', ['-priority', 'title']],
    ['values of a few records each', ['start_date', 'code']],
    ['values that may be empty, downwards', ['-due_date', 'title']],
    ['one field that may be empty, upwards', ['due_date']],
    ['one field that may be empty, downwards', ['-start_date']],
    ['names, and values that may be empty', ['project_name', '-estimated_minutes']],
    ['names, downwards', ['-project_name', '-updated_at']],
    ['three fields', ['status', '-priority', 'due_date']],
    ['three fields, all downwards', ['-estimated_minutes', '-status', '-title']],
    ['instants', ['-created_at', 'title']],
    ['few groups', ['-code'], 'status'],
    ['few groups, and in them by what they are grouped by', ['-status', 'due_date'], 'status'],
    ['groups in the order of names, one of them of none', ['-priority', 'title'], 'project_id'],
  ])('ordered by %s has the pages of the whole list, each of them full', async (_, sort, group) => {
    const query = { sort, group };
    const conditions = [
      undefined,
      sql`${tasks.status} <> 2 and ${tasks.dueDate} is not null`,
      sql`${tasks.startDate} is null`,
    ];
    for (const condition of conditions) {
      const all = await listIds(server.db, source, condition, orderOf(source, query, ['-code']));
      const pages = await leaf(query, condition, all.length);
      expect(pages.flat()).toEqual(all);
      // as pages far away are read: from that end which is nearer
      expect((await leaf(query, condition, all.length, 0)).flat()).toEqual(all);
      expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true);
    }
  });
});

describe('a list in the order of words', () => {
  it.each<ListQuery<typeof incidents.listSpec>>([
    { group: 'category' },
    { group: 'impact', sort: ['-severity'] },
    { sort: ['category', 'title'] },
    { sort: ['-urgency', '-status'] },
  ])('as %j asks for it has the pages of the whole list', async (query) => {
    const admin = await server.as('admin');
    const read = async (part: { page?: number; per_page: number }) =>
      (await admin.call(incidents.list, { query: { ...query, ...part } })).data.map(({ id }) => id);
    const all = await read({ per_page: 500 });
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read({ page, per_page: 9 })));
    expect(pages.flat()).toEqual(all);
  });
});

describe('a list that changes while it is leafed through', () => {
  it('has its own page each time, whatever was counted before', async () => {
    const query: Query = { sort: ['status', '-progress'] };
    const fields = sortFieldsOf(source, query, ['-code']);
    const readAll = () => listIds(server.db, source, undefined, orderOf(source, query, ['-code']));
    const read = () =>
      readPage(server.db, { id: tasks.id, condition: undefined, fields, limit, offset: limit });
    const before = await readAll();
    expect((await read()).ids).toEqual(before.slice(limit, 2 * limit));
    await server.db
      .update(tasks)
      .set({ status: 4 })
      .where(sql`${tasks.status} = 1`);
    const after = await readAll();
    expect(after.slice(limit, 2 * limit)).not.toEqual(before.slice(limit, 2 * limit));
    expect((await read()).ids).toEqual(after.slice(limit, 2 * limit));
    expect((await read()).ids).toEqual(after.slice(limit, 2 * limit));
    // as many values as before, of which one has more records
    await server.db
      .update(tasks)
      .set({ status: 2 })
      .where(sql`${tasks.id} in (${sql.join(after.slice(-limit), sql`, `)})`);
    const moved = await readAll();
    expect(moved.slice(limit, 2 * limit)).not.toEqual(after.slice(limit, 2 * limit));
    expect((await read()).ids).toEqual(moved.slice(limit, 2 * limit));
  });
});
