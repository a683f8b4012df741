import { type BodyOf, type Task, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Bulk = BodyOf<typeof tasks.bulk>;

const make = (title: string, more: object = {}): Promise<Task> =>
  admin.call(tasks.create, { body: { title, ...more } });
const change = (ids: number[], values: NonNullable<Bulk['values']>) =>
  admin.call(tasks.bulk, { body: { ids, action: 'update', values } });
const read = (id: number) => admin.call(tasks.one, { params: { id } });
const log = async (id: number) =>
  (await admin.call(tasks.activities, { params: { id } })).data
    .filter(({ action }) => action === 'updated')
    .map(({ field, old_value: before, new_value: after }) => [field, before, after]);

describe('somebody who changes many tasks at once', () => {
  it('sees each changed field noted with its old and new value, and a new version only where something changed', async () => {
    const one = await make('One', { status: 1, assignee_ids: [4] });
    const two = await make('Two', { status: 3, due_date: '2026-05-05', assignee_ids: [3] });
    const ids = [one.id, two.id, one.id];
    expect(await change(ids, { status: 3, due_date: '2026-05-05', assignee_ids: [3] })).toEqual({ count: 2 });
    expect(await read(two.id)).toEqual(two);
    expect(await log(two.id)).toEqual([]);
    const after = await read(one.id);
    expect(after).toMatchObject({ status: 3, due_date: '2026-05-05', version: 2 });
    expect(after.assignees.map((person) => person.user_id)).toEqual([3]);
    const name = ({ assignees }: Task) => `${assignees[0]?.firstname} ${assignees[0]?.lastname}`;
    expect(await log(one.id)).toEqual([
      ['assignee_ids', name(one), name(after)],
      ['due_date', null, '2026-05-05'],
      ['status', '1', '3'],
    ]);
  });

  it('lets them repeat, and names them the same labels, by which they are found and as the log tells', async () => {
    const ids = [(await make('Water', { labels: ['office'] })).id, (await make('Sweep')).id];
    const values = { recurrence: 'FREQ=WEEKLY', labels: ['plants', 'floor'] };
    await change(ids, values);
    for (const id of ids) expect(await read(id)).toMatchObject({ ...values, is_recurring: true });
    const { data: found } = await admin.call(tasks.list, { query: { q: 'floor' } });
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(await log(ids[0] ?? 0)).toEqual([
      ['labels', 'office', 'plants, floor'],
      ['recurrence', null, 'FREQ=WEEKLY'],
    ]);
    const done = await make('Done', { status: 6 });
    expect(
      await admin.try(tasks.bulk, { body: { ids: [...ids, done.id], action: 'update', values } }),
    ).toMatchObject({
      status: 422,
      body: { errors: { 'values.recurrence': [expect.stringMatching(/completed/)] } },
    });
  });

  it('may empty fields', async () => {
    const task = await make('Full', { due_date: '2026-05-05', project_id: 1, assignee_ids: [3, 4] });
    await change([task.id], { due_date: null, project_id: null, assignee_ids: [] });
    expect(await read(task.id)).toMatchObject({ due_date: null, project_id: null, assignees: [] });
    expect((await log(task.id)).map(([field, , after]) => [field, after])).toEqual([
      ['assignee_ids', null],
      ['project_id', null],
      ['due_date', null],
    ]);
  });

  it('changes none when one of them does not exist, and is told which', async () => {
    const task = await make('Untouched');
    const body: Bulk = { ids: [task.id, 2_000_000, 2_000_001], action: 'update', values: { progress: 50 } };
    const { status, body: answer } = await admin.try(tasks.bulk, { body });
    const text = 'The record does not exist, or you do not have access to it.';
    expect([status, answer]).toEqual([422, { errors: { 'ids.1': [text], 'ids.2': [text] } }]);
    expect(await read(task.id)).toEqual(task);
  });

  it('may not name projects and people that they could not pick one by one', async () => {
    const task = await make('Refused');
    const values = { project_id: 99_999, assignee_ids: [3, 99_999] };
    const { body } = await admin.try(tasks.bulk, { body: { ids: [task.id], action: 'update', values } });
    expect(body).toEqual({
      errors: {
        'values.project_id': ['The record does not exist, or you do not have access to it.'],
        'values.assignee_ids.1': ['This user does not exist or is inactive.'],
      },
    });
  });

  it.each<[string, Bulk]>([
    ['no values', { ids: [1], action: 'update', values: undefined }],
    ['empty values', { ids: [1], action: 'update', values: {} }],
    ['values to delete', { ids: [1], action: 'delete', values: { progress: 1 } }],
  ])('is refused with %s', async (_, body) => {
    expect((await admin.try(tasks.bulk, { body })).status).toBe(422);
  });

  it('may change two thousand, and no more', async () => {
    const body = (count: number): Bulk => ({
      ids: Array.from({ length: count }, (_value, index) => index + 1),
      action: 'update',
      values: { progress: 1 },
    });
    const { body: answer } = await admin.try(tasks.bulk, { body: body(2_001) });
    expect(answer).toEqual({ errors: { ids: ['Must have at most 2000 entries.'] } });
    const content = `title\n${Array.from({ length: 1_400 }, (_, n) => `Bulk ${n}`).join('\n')}`;
    await admin.call(tasks.import, { file: { content } });
    const { rows } = await server.db.execute<{ id: number }>('select id from tasks order by id limit 2000');
    const ids = rows.map(({ id }) => id);
    expect(await change(ids, { progress: 77 })).toEqual({ count: ids.length });
    const { rows: counted } = await server.db.execute<{ count: number }>(
      'select count(*)::int as count from tasks where progress = 77',
    );
    expect(counted[0]?.count).toBe(ids.length);
  });
});

describe('somebody who deletes many tasks at once', () => {
  it('needs the permission to delete as well', async () => {
    const staff = await server.as('user');
    const task = await make('Kept', { assignee_ids: [4] });
    const { status } = await staff.try(tasks.bulk, {
      body: { ids: [task.id], action: 'delete', values: undefined },
    });
    expect(status).toBe(403);
    expect(await read(task.id)).toEqual(task);
  });

  it('finds them gone with their logs, and a line for each in the audit trail', async () => {
    const made = await Promise.all(['First gone', 'Second gone'].map((title) => make(title)));
    const ids = made.map(({ id }) => id);
    expect(await admin.call(tasks.bulk, { body: { ids, action: 'delete', values: undefined } })).toEqual({
      count: 2,
    });
    expect((await admin.try(tasks.one, { params: { id: ids[0] ?? 0 } })).status).toBe(404);
    const trail = await server.db.select().from(audit).where(eq(audit.event, 'record.removed'));
    expect(trail.map(({ detail }) => detail).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      made.map(({ code, title }) => `${code} ${title}`).toSorted((a, b) => a.localeCompare(b)),
    );
  });
});
