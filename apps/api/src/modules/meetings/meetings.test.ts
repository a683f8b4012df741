import { meetings, projects, sprints, tasks } from '@bureau/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from '../../db/orm.ts';
import { rolePermissions, roles } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';
import { userIdOf } from '../../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;
let staffId: number;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  staffId = await userIdOf(server.db, 'user');
});
afterAll(() => server.stop());

const starts_at = '2026-03-17T10:00:00.000Z';

it('who came to a meeting uninvited sees it from then on', async () => {
  const { id } = await admin.call(meetings.create, { body: { title: 'Salaries', starts_at } });
  expect((await staff.try(meetings.one, { params: { id } })).status).toBe(404);
  await admin.call(meetings.update, { params: { id }, body: { attendee_ids: [staffId] } });
  expect(await staff.call(meetings.one, { params: { id } })).toMatchObject({
    participants: [],
    attendees: [{ user_id: staffId }],
  });
});

it('somebody of a client sees the meetings that they take part in, and not all of their projects', async () => {
  const client = await server.as('client');
  const [role] = await server.db.select().from(roles).where(eq(roles.name, 'client'));
  await server.db.insert(rolePermissions).values({ roleId: role?.id ?? 0, permission: 'meetings_view' });
  const project = (await client.call(projects.list, {})).data[0];
  const make = async (participant_ids: number[]) => {
    const body = { title: 'What we charge', starts_at, project_id: project?.id ?? 0, participant_ids };
    return (await admin.call(meetings.create, { body })).id;
  };
  const [own, other] = [await make([await userIdOf(server.db, 'client')]), await make([])];
  const { data } = await client.call(meetings.list, { query: { q: 'charge' } });
  expect(data.map(({ id }) => id)).toEqual([own]);
  expect((await client.try(meetings.one, { params: { id: other } })).status).toBe(404);
});

it('a task that came of a meeting or is planned in a sprint is of its project, where nobody says another', async () => {
  const { id: project_id } = await admin.call(projects.create, { body: { name: 'Harbour' } });
  const { id: meeting_id, code } = await admin.call(meetings.create, {
    body: { title: 'Kick-off', starts_at, project_id, participant_ids: [staffId] },
  });
  const { id: sprint_id } = await admin.call(sprints.create, { body: { name: 'First', project_id } });
  const make = (more: object) => admin.call(tasks.create, { body: { title: 'Write the offer', ...more } });
  const task = await make({ meeting_id });
  expect(task).toMatchObject({ project_id, meeting_name: code });
  expect(await make({ sprint_id })).toMatchObject({ project_id });
  expect(await make({ meeting_id, project_id: null })).toMatchObject({ project_id: null });
  const { data } = await admin.call(tasks.list, { query: { filter: { meeting_id: [meeting_id] } } });
  expect(data).toHaveLength(2);
  // the tasks stay
  await admin.call(meetings.remove, { params: { id: meeting_id } });
  expect(await admin.call(tasks.one, { params: { id: task.id } })).toMatchObject({ meeting_id: null });
});

it('nobody refers to a meeting that they do not see', async () => {
  const { id: meeting_id } = await admin.call(meetings.create, { body: { title: 'Salaries', starts_at } });
  const manager = await server.as('project manager');
  expect(await manager.try(tasks.create, { body: { title: 'Find out', meeting_id } })).toMatchObject({
    status: 422,
    body: { errors: { meeting_id: [expect.any(String)] } },
  });
  expect((await manager.call(meetings.picker)).some(({ id }) => id === meeting_id)).toBe(false);
});
