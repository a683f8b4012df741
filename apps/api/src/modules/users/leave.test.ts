import {
  customFields,
  defects,
  departments,
  incidents,
  knowledgebase,
  projects,
  tasks,
  teams,
  timesheet,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/orm.ts';
import { mailedLinks, timers, users as table } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let leaver = { id: 0 };

const successor = 4;
const title = 'Left behind';

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

async function hire(username: string): Promise<void> {
  const body = { username, firstname: 'Some', lastname: 'Body', email: `${username}@example.com` };
  leaver = await admin.call(users.create, { body });
}

describe('whoever takes over from somebody who leaves', () => {
  it('gets the defects and incidents that are open, of which the log tells', async () => {
    await hire('deactivated');
    const body = { title, assignee_id: leaver.id };
    const open = await admin.call(defects.create, { body });
    const solved = await admin.call(defects.create, { body: { ...body, status: 5 } });
    const incident = await admin.call(incidents.create, { body });
    const closed = await admin.call(incidents.create, { body: { ...body, status: 7 } });
    await admin.call(users.statusChange, {
      params: { id: leaver.id },
      body: { is_active: false, reassign_to: successor },
    });
    const assigneeOf = async (call: typeof defects.one | typeof incidents.one, { id }: { id: number }) =>
      (await admin.call(call, { params: { id } })).assignee_id;
    expect([await assigneeOf(defects.one, open), await assigneeOf(incidents.one, incident)]).toEqual([
      successor,
      successor,
    ]);
    expect([await assigneeOf(defects.one, solved), await assigneeOf(incidents.one, closed)]).toEqual([
      leaver.id,
      leaver.id,
    ]);
    const { data } = await admin.call(defects.activities, { params: { id: open.id } });
    expect(data[0]).toMatchObject({
      field: 'assignee_id',
      old_value: 'Some Body',
      new_value: 'Jonas Weber',
      user_id: 2,
    });
  });

  it('is in charge of their projects, articles, teams and departments, once they are deleted', async () => {
    await hire('deleted');
    const { id } = leaver;
    const project = await admin.call(projects.create, { body: { name: title, manager_id: id } });
    const article = await admin.call(knowledgebase.create, { body: { title, owner_id: id } });
    const team = await admin.call(teams.create, {
      body: { name: title, leader_id: id, member_ids: [id, 3] },
    });
    const department = await admin.call(departments.create, { body: { name: title, head_id: id } });
    const defect = await admin.call(defects.create, { body: { title, assignee_id: id } });
    await admin.call(users.remove, { params: { id }, body: { reassign_to: successor } });
    const read = { project, article, team, department, defect };
    const params = Object.fromEntries(
      Object.entries(read).map(([name, record]) => [name, { id: record.id }]),
    ) as Record<keyof typeof read, { id: number }>;
    expect(await admin.call(projects.one, { params: params.project })).toMatchObject({
      manager_id: successor,
    });
    expect(await admin.call(knowledgebase.one, { params: params.article })).toMatchObject({
      owner_id: successor,
    });
    expect(await admin.call(teams.one, { params: params.team })).toMatchObject({
      leader_id: successor,
      members: [{ user_id: 3 }],
    });
    expect(await admin.call(departments.one, { params: params.department })).toMatchObject({
      head_id: successor,
    });
    expect(await admin.call(defects.one, { params: params.defect })).toMatchObject({
      assignee_id: successor,
    });
    const { data } = await admin.call(projects.activities, { params: params.project });
    expect(data[0]).toMatchObject({ field: 'manager_id', new_value: 'Jonas Weber' });
  });
});

it('can be deleted whatever usernames others have chosen', async () => {
  await hire('first.to.go');
  const { id } = leaver;
  await hire(`deleted-${id}`);
  await admin.call(users.remove, { params: { id }, body: {} });
  await admin.call(users.remove, { params: { id: leaver.id }, body: {} });
  expect((await admin.call(users.list, { query: { q: 'deleted' } })).data).toEqual([]);
});

it('of somebody who is deleted nothing but the name is kept, nor what the company noted of them', async () => {
  const { field_column: column } = await admin.call(customFields.create, {
    body: { form: 'users', field_label: 'Date of birth', field_type: 'date' },
  });
  await hire('noted');
  const { id } = leaver;
  await admin.call(users.update, { params: { id }, body: { custom_fields: { [column]: '1815-12-10' } } });
  await admin.call(users.invite, { params: { id } });
  await admin.call(users.remove, { params: { id }, body: {} });
  const [row] = await server.db.select().from(table).where(eq(table.id, id));
  expect(row).toMatchObject({ firstname: 'Some', lastname: 'Body' });
  expect(JSON.stringify(row)).not.toMatch(/1815|noted@example/);
  expect(await server.db.select().from(mailedLinks).where(eq(mailedLinks.userId, id))).toEqual([]);
});

describe('the timer of somebody who leaves', () => {
  const minute = 60_000;
  const deactivate = (id: number) =>
    admin.call(users.statusChange, { params: { id }, body: { is_active: false } });
  const remove = (id: number) => admin.call(users.remove, { params: { id }, body: {} });
  const deactivateMany = (id: number) =>
    admin.call(users.bulk, { body: { action: 'update', ids: [id], values: { is_active: false } } });

  it.each([
    ['deactivated', deactivate],
    ['removed', remove],
    ['deactivated with others', deactivateMany],
  ] as const)('stops when they are %s, and keeps what it has counted', async (name, leave) => {
    await hire(`timer-${name.replaceAll(' ', '-')}`);
    const task = await admin.call(tasks.create, { body: { title: name, assignee_ids: [leaver.id] } });
    const startedAt = new Date(server.clock.now.getTime() - 90 * minute);
    await server.db
      .insert(timers)
      .values({ userId: leaver.id, taskId: task.id, startedAt, runningSince: startedAt });
    await leave(leaver.id);
    expect(await server.db.select().from(timers).where(eq(timers.userId, leaver.id))).toEqual([]);
    const { data } = await admin.call(timesheet.list, { query: { q: name } });
    expect(data.filter(({ description }) => description === name)).toMatchObject([
      { user_id: leaver.id, task_id: task.id, minutes: 90 },
    ]);
  });
});
