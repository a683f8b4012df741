import { type CreateOf, projects, sprints, tasks } from '@bureau/contract';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eq } from '../../db/orm.ts';
import { recordTables } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let manager: TestClient;
let projectId: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, manager] = await Promise.all([server.as('admin'), server.as('project manager')]);
});
beforeEach(async () => {
  projectId = (await admin.call(projects.create, { body: { name: 'Harbour' } })).id;
});
afterAll(() => server.stop());

type Status = NonNullable<CreateOf<typeof sprints>['status']>;

const makeSprint = async (name: string, status: Status = 1, project_id = projectId) =>
  (await admin.call(sprints.create, { body: { name, status, project_id } })).id;
const start = (id: number, client = admin) => client.try(sprints.start, { params: { id }, body: {} });
const complete = (id: number, moveTo: number | null) =>
  admin.try(sprints.complete, { params: { id }, body: { move_to: moveTo } });
const makeTask = async (sprint_id: number, status: 1 | 2 | 5 | 6) =>
  (await admin.call(tasks.create, { body: { title: 'Pier', project_id: projectId, sprint_id, status } })).id;
const sprintOf = async (id: number) => (await admin.call(tasks.one, { params: { id } })).sprint_id;

describe('a sprint that is completed at the same moment', () => {
  const { sprints: table } = recordTables;

  /** Completes a sprint while something else is asked for, which waits for it. */
  async function completeDuring<Result>(id: number, act: () => Promise<Result>): Promise<Result> {
    let acting: Promise<Result> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.update(table).set({ status: 5 }).where(eq(table.id, id));
      acting = act();
      await setTimeout(300);
    });
    return acting ?? act();
  }
  const refused = { status: 422, body: { errors: { sprint_id: [expect.any(String)] } } };

  it('is given no more work, neither one task nor many nor new ones', async () => {
    const [id, other] = [await makeSprint('Over soon', 2), await makeSprint('Later')];
    const task = await makeTask(other, 1);
    const one = await completeDuring(id, () =>
      admin.try(tasks.update, { params: { id: task }, body: { sprint_id: id } }),
    );
    expect(one).toMatchObject(refused);
    await server.db.update(table).set({ status: 2 }).where(eq(table.id, id));
    const body = { ids: [task], action: 'update' as const, values: { sprint_id: id } };
    const many = await completeDuring(id, () => admin.try(tasks.bulk, { body }));
    expect(many).toMatchObject({
      status: 422,
      body: { errors: { 'values.sprint_id': [expect.any(String)] } },
    });
    await server.db.update(table).set({ status: 2 }).where(eq(table.id, id));
    const fresh = { title: 'Quay', project_id: projectId, sprint_id: id };
    expect(await completeDuring(id, () => admin.try(tasks.create, { body: fresh }))).toMatchObject(refused);
    expect(await sprintOf(task)).toBe(other);
  });
});

describe('a sprint', () => {
  it('is started when no other one of its project is in progress', async () => {
    const [first, second] = [await makeSprint('First'), await makeSprint('Second', 3)];
    expect(await start(first)).toMatchObject({ status: 200, body: { status: 2, version: 2 } });
    expect(await start(first)).toMatchObject({ status: 422 });
    expect(await start(second)).toMatchObject({
      status: 422,
      body: { error: 'Another sprint of this project is in progress. Complete it first.' },
    });
    await complete(first, null);
    expect(await start(second)).toMatchObject({ status: 200, body: { status: 2 } });
    expect(await start(first)).toMatchObject({ status: 422 });
  });

  it('is brought by a file, which says in which row a second one would be in progress', async () => {
    const { code } = await admin.call(projects.one, { params: { id: projectId } });
    const rows = ['A,In progress', 'B,In progress', 'C,Open'].map(
      (row) => `${row},${code},2026-03-02,2026-03-13`,
    );
    const file = { content: ['Name,Status,Project,Start,End', ...rows].join('\n') };
    const message = 'Another sprint of this project is in progress. Complete it first.';
    expect(await admin.call(sprints.import, { query: { skip_errors: '1' }, file })).toMatchObject({
      created: 2,
      errors: [{ row: 3, field: 'status', message }],
    });
    const { data } = await admin.call(sprints.list, { query: { filter: { project_id: [projectId] } } });
    expect(data.map(({ start_date: first, end_date: last }) => [first, last])).toEqual([
      ['2026-03-02', '2026-03-13'],
      ['2026-03-02', '2026-03-13'],
    ]);
  });

  it('is started once when several are started at the same moment', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((name) => makeSprint(name)));
    const answers = await Promise.all(ids.map((id) => start(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  });

  it('hands what is left to do on to another one when it is completed, and says so in the log', async () => {
    const [first, second] = [await makeSprint('First', 2), await makeSprint('Second')];
    const [open, working, cancelled, done] = [
      await makeTask(first, 1),
      await makeTask(first, 2),
      await makeTask(first, 5),
      await makeTask(first, 6),
    ];
    expect(await complete(first, second)).toMatchObject({ status: 200, body: { status: 5 } });
    const found = await Promise.all([open, working, cancelled, done].map(sprintOf));
    expect(found).toEqual([second, second, first, first]);
    const { data } = await admin.call(tasks.activities, { params: { id: open } });
    expect(data[0]).toMatchObject({ field: 'sprint_id', old_value: 'First', new_value: 'Second' });
    expect((await admin.call(tasks.one, { params: { id: open } })).version).toBe(2);
    const log = await admin.call(sprints.activities, { params: { id: first } });
    expect(log.data[0]).toMatchObject({ field: 'status', old_value: '2', new_value: '5' });
  });

  it('leaves it in none where nothing else is asked for', async () => {
    const sprint = await makeSprint('Only', 2);
    const task = await makeTask(sprint, 1);
    await complete(sprint, null);
    expect(await sprintOf(task)).toBeNull();
  });

  it('stays as it is when what is left cannot be moved there', async () => {
    const sprint = await makeSprint('Running', 2);
    const task = await makeTask(sprint, 1);
    const other = (await admin.call(projects.create, { body: { name: 'Other' } })).id;
    const targets = [sprint, await makeSprint('Over', 5), await makeSprint('Theirs', 1, other), 2_000_000];
    for (const target of targets)
      expect(await complete(sprint, target)).toMatchObject({
        status: 422,
        body: { errors: { move_to: [expect.stringMatching(/same project/)] } },
      });
    expect(await sprintOf(task)).toBe(sprint);
    expect(await complete(await makeSprint('Open'), null)).toMatchObject({ status: 422 });
  });

  it('is started and completed by its rules alone, by whatever call its status is changed', async () => {
    const [running, waiting] = [await makeSprint('Running', 2), await makeSprint('Waiting')];
    const task = await makeTask(running, 1);
    const change = (id: number, status: Status) =>
      admin.try(sprints.update, { params: { id }, body: { status } });
    const refusals = async (id: number, status: Status, message: RegExp) => {
      const errors = { status: [expect.stringMatching(message)] };
      expect(await change(id, status)).toMatchObject({ status: 422, body: { errors } });
      const one = { params: { id }, body: { status } };
      expect(await admin.try(sprints.statusChange, one)).toMatchObject({ status: 422, body: { errors } });
      const many = { ids: [id], action: 'update' as const, values: { status } };
      expect(await admin.try(sprints.bulk, { body: many })).toMatchObject({
        status: 422,
        body: { errors: { 'values.status': errors.status } },
      });
    };
    await refusals(waiting, 2, /^Another sprint of this project is in progress/);
    await refusals(running, 5, /still has unfinished tasks \(1\)/);
    const made = { name: 'Third', status: 2, project_id: projectId } as const;
    expect(await admin.try(sprints.create, { body: made })).toMatchObject({ status: 422 });
    await admin.call(projects.update, { params: { id: projectId }, body: { name: 'Named once' } });
    const content = 'Name,Status,Project\nFourth,In progress,Named once\n';
    const file = await admin.try(sprints.import, { file: { content } });
    expect(JSON.stringify(file.body)).toContain('Another sprint of this project is in progress');

    await admin.call(tasks.update, { params: { id: task }, body: { status: 6 } });
    expect(await change(running, 5)).toMatchObject({
      status: 200,
      body: { status: 5, completed_at: expect.any(String) as string },
    });
    expect(await change(waiting, 2)).toMatchObject({
      status: 200,
      body: { started_at: expect.any(String) as string },
    });
  });

  it('is not found by who does not see its project', async () => {
    const hidden = (await admin.call(projects.create, { body: { name: 'Of others', manager_id: 6 } })).id;
    expect(await start(await makeSprint('Hidden', 1, hidden), manager)).toMatchObject({ status: 404 });
  });
});
