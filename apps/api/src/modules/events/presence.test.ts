import { presence, presenceTimes, projects, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presence as table } from '../../db/schema/index.ts';
import { openEvents } from '../../testing/openEvents.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
/** Another process with the same database. */
let other: TestServer;
let admin: TestClient;
let staff: TestClient;
let client: TestClient;
let task: number;
let hidden: number;

beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({ databaseUrl: server.databaseUrl });
  [admin, staff, client] = await Promise.all([server.as('admin'), server.as('user'), server.as('client')]);
  const make = async (body: object) =>
    (await admin.call(projects.create, { body: { name: 'Made here', ...body } })).id;
  const makeTask = async (project_id: number) =>
    (await admin.call(tasks.create, { body: { title: 'Looked at', project_id } })).id;
  task = await makeTask(await make({ client_id: 1, manager_id: 3, members: [{ user_id: 4 }] }));
  hidden = await makeTask(await make({ client_id: 2, manager_id: 6 }));
});
afterAll(async () => {
  await other.stop();
  await server.stop();
});

const look = (who: TestClient, isLooking = true) =>
  who.call(presence.look, { body: { resource: 'tasks', record_id: task, is_looking: isLooking } });
const list = (who: TestClient) =>
  who.call(presence.list, { query: { resource: 'tasks', record_id: `${task}` } });
const namesOf = (viewers: Awaited<ReturnType<typeof list>>) => viewers.map(({ firstname }) => firstname);

describe('somebody who looks at a record', () => {
  it('sees who else does, by whichever process, and hears when they come and go', async () => {
    expect(await look(staff)).toEqual([]);
    const stream = await openEvents(staff, other.address);
    expect(namesOf(await look(admin))).toEqual(['Jonas']);
    const event = { resource: 'tasks', id: task, version: null, part: 'presence' };
    expect(await stream.next()).toEqual(event);
    expect(namesOf(await list(staff))).toEqual(['Tomás']);
    // who stays is not told of again
    await look(admin);
    await look(admin, false);
    expect(await stream.next()).toEqual(event);
    expect(await list(staff)).toEqual([]);
    await admin.call(tasks.update, { params: { id: task }, body: { title: 'Changed' } });
    expect(await stream.next()).toEqual({ resource: 'tasks', id: task, version: 2 });
    stream.close();
    await stream.ended;
  });

  it('is no longer shown once nothing was heard of them for a while, and leaves nothing behind', async () => {
    await look(admin);
    const before = server.clock.now;
    server.clock.now = new Date(before.getTime() + (presenceTimes.lifetime + 1) * 1000);
    expect(await look(staff)).toEqual([]);
    expect(await server.db.select({ userId: table.userId }).from(table)).toHaveLength(1);
    server.clock.now = before;
  });

  it('as somebody of a client is neither shown nor shown anybody, and nobody is of what they may not see', async () => {
    await look(staff);
    expect(await look(client)).toEqual([]);
    expect(await list(client)).toEqual([]);
    expect(namesOf(await list(admin))).toEqual(['Jonas']);
    const stream = await openEvents(client);
    await look(admin);
    await admin.call(tasks.update, { params: { id: task }, body: { title: 'Seen by all' } });
    expect(await stream.next()).toMatchObject({ resource: 'tasks', id: task, version: 3 });
    stream.close();
    await stream.ended;
    const body = { resource: 'tasks', record_id: hidden, is_looking: true };
    expect((await staff.try(presence.look, { body })).status).toBe(404);
    expect((await staff.try(presence.look, { body: { ...body, resource: 'secrets' } })).status).toBe(404);
    // who leaves need not know whether it is still there
    const leaving = { ...body, is_looking: false };
    expect(await staff.try(presence.look, { body: leaving })).toMatchObject({ status: 200, body: [] });
  });
});
