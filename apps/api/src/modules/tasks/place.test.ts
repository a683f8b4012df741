import { notifications, projects, sprints, type TaskBulk, tasks, type UpdateOf } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const create = async (values: object = {}) =>
  (await admin.call(tasks.create, { body: { title: 'One', ...values } })).id;
const change = (id: number, body: UpdateOf<typeof tasks>) =>
  admin.try(tasks.update, { params: { id }, body });
const changeAll = (ids: number[], values: TaskBulk) =>
  admin.try(tasks.bulk, { body: { ids, action: 'update', values } });

async function makeSprint(name: string) {
  const { id: project_id } = await admin.call(projects.create, { body: { name } });
  const body = { name, project_id, start_date: '2026-03-02', end_date: '2026-03-13' };
  return { project_id, sprint_id: (await admin.call(sprints.create, { body })).id };
}

describe('a task', () => {
  it('with work left to do is not planned in a sprint that is over, alone or with others', async () => {
    const over = await makeSprint('Over');
    const task = await create(over);
    await admin.try(tasks.statusChange, { params: { id: task }, body: { status: 6 } });
    for (const status of [2, 5] as const)
      await admin.call(sprints.statusChange, { params: { id: over.sprint_id }, body: { status } });
    const reason: unknown = expect.stringMatching(/over/);
    const refused = await admin.try(tasks.create, { body: { title: 'Late', ...over } });
    expect(refused).toMatchObject({ status: 422, body: { errors: { sprint_id: [reason] } } });
    const late = await create({ project_id: over.project_id });
    expect(await change(late, over)).toMatchObject({ body: { errors: { sprint_id: [reason] } } });
    expect(await changeAll([late], over)).toMatchObject({
      body: { errors: { 'values.sprint_id': [reason] } },
    });
    // what was done may be said to belong there, and what is in it can be written on
    expect(await change(late, { status: 6, sprint_id: over.sprint_id })).toMatchObject({ status: 200 });
    expect(await change(late, { status: 1 })).toMatchObject({ status: 200 });
    expect(await change(late, { title: 'Later', sprint_id: over.sprint_id })).toMatchObject({ status: 200 });
    expect(await changeAll([late, task], { sprint_id: over.sprint_id })).toMatchObject({ status: 200 });
    const other = await create({ project_id: over.project_id });
    const both = { sprint_id: over.sprint_id, status: 6 } as const;
    expect(await changeAll([late, other], both)).toMatchObject({ status: 200 });
  });

  it('is given to one of several sprints that are called alike, by their projects', async () => {
    const { sprint_id: id } = await makeSprint('First sprint');
    const named = await admin.call(sprints.picker, {});
    expect(named).toContainEqual({ id, name: 'First sprint · First sprint' });
  });

  it('is in a sprint of its own project, alone and with others', async () => {
    const [north, south] = [await makeSprint('North'), await makeSprint('South')];
    const [first, second] = [await create(north), await create({ project_id: south.project_id })];
    const refusal = {
      status: 422,
      body: { errors: { sprint_id: [expect.stringMatching(/different project/)] } },
    };
    expect(await change(first, { sprint_id: south.sprint_id })).toMatchObject(refusal);
    expect(await change(first, { project_id: south.project_id })).toMatchObject(refusal);
    expect(await change(first, { project_id: null })).toMatchObject(refusal);
    expect(await change(first, south)).toMatchObject({ status: 200, body: { sprint_name: 'South' } });
    expect(await change(first, north)).toMatchObject({ status: 200 });
    const { sprint_id: only } = south;
    const refusalOfAll = {
      status: 422,
      body: { errors: { 'values.sprint_id': [expect.stringMatching(/different project/)] } },
    };
    expect(await changeAll([first, second], { sprint_id: only })).toMatchObject(refusalOfAll);
    expect(await changeAll([first], { project_id: south.project_id })).toMatchObject(refusalOfAll);
    expect(await changeAll([first, second], south)).toMatchObject({ status: 200 });
    const { data } = await admin.call(tasks.list, { query: { filter: { sprint_id: [only] } } });
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([first, second]);
    expect((await admin.try(sprints.remove, { params: { id: only } })).body).toMatchObject({
      blocked_by: [{ resource: 'tasks', count: 2 }],
    });
    // the sprint stays with them as well
    const body = { project_id: north.project_id };
    expect((await admin.try(sprints.update, { params: { id: only }, body })).body).toEqual({
      errors: {
        project_id: ['The sprint contains tasks of other projects (2). Move them to another sprint first.'],
      },
    });
    const many = { ids: [only], action: 'update' as const, values: body };
    expect((await admin.try(sprints.bulk, { body: many })).body).toMatchObject({
      errors: { 'values.project_id': [expect.stringMatching(/contains tasks/)] },
    });
    await changeAll([first, second], { sprint_id: null });
    expect(await admin.try(sprints.update, { params: { id: only }, body })).toMatchObject({
      status: 200,
      body,
    });
  });

  it('is never above itself, even when two are moved at the same moment', async () => {
    const top = await create();
    const middle = await create({ parent_id: top });
    const bottom = await create({ parent_id: middle });
    const refusal = { status: 422, body: { errors: { parent_id: [expect.stringMatching(/own parent/)] } } };
    expect(await change(top, { parent_id: top })).toMatchObject(refusal);
    expect(await change(top, { parent_id: bottom })).toMatchObject(refusal);
    expect(await change(bottom, { parent_id: top })).toMatchObject({ status: 200 });
    const [one, other] = [await create(), await create()];
    const moves = await Promise.all([change(one, { parent_id: other }), change(other, { parent_id: one })]);
    expect(moves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('keeps those up to date who watch it', async () => {
    const staff = await server.as('user');
    const watcher = await userIdOf(server.db, 'user');
    const { project_id } = await makeSprint('Watched');
    await admin.call(projects.update, {
      params: { id: project_id },
      body: { members: [{ user_id: watcher }] },
    });
    const id = await create({
      project_id,
      watcher_ids: [watcher],
      labels: ['urgent', 'roof'],
      is_billable: true,
    });
    expect(await admin.call(tasks.one, { params: { id } })).toMatchObject({
      watchers: [{ user_id: watcher }],
      labels: ['urgent', 'roof'],
      is_billable: true,
    });
    await admin.call(tasks.comments.create, { params: { id }, body: { body: '<p>Look at this</p>' } });
    const [told] = await staff.call(notifications.list, { body: { length: 1 } });
    expect(told).toMatchObject({ route: 'tasks', route_related_id: id });
  });
});
