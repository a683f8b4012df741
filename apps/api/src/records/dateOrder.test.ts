import { type ErrorBody, projects, tasks } from '@bureau/contract';
import { locales } from '@bureau/values';
import { eq } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects as projectTable, tasks as taskTable } from '../db/schema/index.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const message = 'Must not be before the start date.';
const [early, middle, late] = ['2026-03-02', '2026-03-10', '2026-03-20'] as const;

interface DatedRecord {
  readonly start_date?: string | null | undefined;
  readonly due_date?: string | null | undefined;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

interface Kind {
  readonly create: (dates: DatedRecord) => Promise<Answer>;
  readonly update: (id: number, body: DatedRecord & { description?: string }) => Promise<Answer>;
  readonly bulk: (ids: readonly number[], values: DatedRecord) => Promise<Answer>;
  readonly import: (content: string) => Promise<Answer>;
  readonly read: (id: number) => Promise<DatedRecord & { readonly description: string }>;
  /** Stores what was stored before there was the rule. */
  readonly spoil: (id: number) => Promise<unknown>;
}

const wrong = { startDate: late, dueDate: early };

const kinds: Readonly<Record<'tasks' | 'projects', Kind>> = {
  tasks: {
    create: (dates) => admin.try(tasks.create, { body: { title: 'Dated', ...dates } }),
    update: (id, body) => admin.try(tasks.update, { params: { id }, body }),
    bulk: (ids, values) => admin.try(tasks.bulk, { body: { ids: [...ids], action: 'update', values } }),
    import: (content) => admin.try(tasks.import, { file: { content: `Title,${content}` } }),
    read: (id) => admin.call(tasks.one, { params: { id } }),
    spoil: (id) => server.db.update(taskTable).set(wrong).where(eq(taskTable.id, id)),
  },
  projects: {
    create: (dates) => admin.try(projects.create, { body: { name: 'Dated', ...dates } }),
    update: (id, body) => admin.try(projects.update, { params: { id }, body }),
    bulk: (ids, values) => admin.try(projects.bulk, { body: { ids: [...ids], action: 'update', values } }),
    import: (content) => admin.try(projects.import, { file: { content: `Name,${content}` } }),
    read: (id) => admin.call(projects.one, { params: { id } }),
    spoil: (id) => server.db.update(projectTable).set(wrong).where(eq(projectTable.id, id)),
  },
};

describe.each(['tasks', 'projects'] as const)('one of the %s that would be due before it begins', (name) => {
  const kind = kinds[name];
  const refused = { status: 422, body: { errors: { due_date: [message] } } };
  const make = async (dates: DatedRecord) => {
    const { status, body } = await kind.create(dates);
    expect(status).toBe(201);
    return (body as { readonly id: number }).id;
  };
  const datesOf = async (id: number) => {
    const { start_date: start, due_date: due } = await kind.read(id);
    return [start, due];
  };

  it('is not made', async () => {
    expect(await kind.create({ start_date: late, due_date: early })).toMatchObject(refused);
    const id = await make({ start_date: early, due_date: early });
    expect(await datesOf(id)).toEqual([early, early]);
  });

  it('is not what one becomes, whichever of the days is changed', async () => {
    const id = await make({ start_date: middle, due_date: middle });
    expect(await kind.update(id, { due_date: early })).toMatchObject(refused);
    expect(await kind.update(id, { start_date: late })).toMatchObject(refused);
    expect(await kind.update(id, { start_date: late, due_date: early })).toMatchObject(refused);
    expect(await datesOf(id)).toEqual([middle, middle]);
    expect((await kind.update(id, { start_date: late, due_date: late })).status).toBe(200);
    expect((await kind.update(id, { start_date: null })).status).toBe(200);
    expect((await kind.update(id, { due_date: early })).status).toBe(200);
    expect(await datesOf(id)).toEqual([null, early]);
  });

  it('is not what one of many becomes', async () => {
    const ids = [await make({ start_date: early }), await make({ start_date: middle, due_date: late })];
    const errors = { 'values.due_date': [message] };
    expect(await kind.bulk(ids, { due_date: early })).toMatchObject({ status: 422, body: { errors } });
    expect(await kind.bulk(ids, { start_date: '2026-03-21' })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect(await kind.bulk(ids, { start_date: late, due_date: early })).toMatchObject({
      status: 422,
      body: { errors },
    });
    expect([await datesOf(ids[0] ?? 0), await datesOf(ids[1] ?? 0)]).toEqual([
      [early, null],
      [middle, late],
    ]);
    expect((await kind.bulk(ids, { due_date: middle })).status).toBe(200);
    expect((await kind.bulk(ids, { start_date: late, due_date: late })).status).toBe(200);
  });

  it('is an error in the row of a file', async () => {
    const answer = await kind.import(
      `Start,Due\nGood,${early},${late}\nBad,${late},${early}\nSame,${late},${late}`,
    );
    expect(answer).toMatchObject({
      status: 200,
      body: { created: 0, failed: 1, errors: [{ row: 3, field: 'due_date', message }] },
    });
  });

  it('is changed in its other fields where it was stored so before', async () => {
    const id = await make({});
    await kind.spoil(id);
    const same = { start_date: late, due_date: early, description: 'Still late' };
    expect((await kind.update(id, { description: 'Late' })).status).toBe(200);
    expect((await kind.update(id, same)).status).toBe(200);
    expect((await kind.read(id)).description).toContain('Still late');
    expect((await kind.bulk([id], { due_date: early })).status).toBe(200);
    expect(await kind.update(id, { due_date: middle })).toMatchObject(refused);
    expect(await datesOf(id)).toEqual([late, early]);
    expect((await kind.update(id, { due_date: late })).status).toBe(200);
  });
});

it('is told to everybody in their own language', async () => {
  const body = JSON.stringify({ title: 'x', start_date: late, due_date: early });
  const texts = new Set<string>();
  for (const language of locales) {
    await admin.send('PUT', '/api/profile', { language });
    const response = await admin.send('POST', '/api/tasks', body);
    const { errors } = (await response.json()) as Extract<ErrorBody, { errors: object }>;
    texts.add(errors['due_date']?.[0] ?? '');
  }
  expect(texts.size).toBe(locales.length);
  expect(texts).toContain(message);
});
