import { incidents } from '@bureau/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let start: number;

const hour = 3_600_000;

beforeAll(async () => {
  server = await startTestServer();
  // Whether a time is over is asked of the database, which goes by the real clock.
  server.clock.now = new Date();
  start = server.clock.now.getTime();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
afterEach(() => {
  server.clock.now = new Date(start);
});

const inHours = (hours: number) => new Date(start + hours * hour);
const at = (hours: number) => {
  server.clock.now = inHours(hours);
};
/** High: to be answered in 4 hours, and resolved in a day. */
const report = async () =>
  (await admin.call(incidents.create, { body: { title: 'No light', severity: 3 } })).id;
const read = (id: number) => admin.call(incidents.one, { params: { id } });
const move = (id: number, status: 3 | 4 | 5 | 6) =>
  admin.call(incidents.update, { params: { id }, body: { status } });

it('time in which an incident is deferred moves on by when it is to be resolved, each time', async () => {
  const id = await report();
  at(1);
  await move(id, 5);
  expect(await read(id)).toMatchObject({
    sla_status: 'paused',
    responded_at: inHours(1).toISOString(),
    paused_at: inHours(1).toISOString(),
    resolve_by: inHours(24).toISOString(),
  });
  at(4);
  await move(id, 3);
  expect(await read(id)).toMatchObject({ paused_at: null, resolve_by: inHours(27).toISOString() });
  at(5);
  await admin.call(incidents.bulk, { body: { action: 'update', ids: [id], values: { status: 5 } } });
  at(7);
  await admin.call(incidents.bulk, { body: { action: 'update', ids: [id], values: { status: 3 } } });
  expect(await read(id)).toMatchObject({
    sla_status: 'on_track',
    responded_at: inHours(1).toISOString(),
    respond_by: inHours(4).toISOString(),
    resolve_by: inHours(29).toISOString(),
  });
});

it('what is deferred is not late, however long that takes', async () => {
  at(-72);
  const id = await report();
  at(-70);
  await move(id, 5);
  expect(await read(id)).toMatchObject({ sla_status: 'paused', resolve_by: inHours(-48).toISOString() });
  at(0);
  await move(id, 3);
  expect(await read(id)).toMatchObject({ sla_status: 'on_track', resolve_by: inHours(22).toISOString() });
});

it('what is reopened has the time that was left when it was resolved', async () => {
  const id = await report();
  at(2);
  await move(id, 4);
  expect(await read(id)).toMatchObject({ sla_status: 'met', resolved_at: inHours(2).toISOString() });
  at(6);
  await move(id, 6);
  expect(await read(id)).toMatchObject({ resolved_at: null, resolve_by: inHours(28).toISOString() });
});

it('those that are breached are found, also once they are resolved', async () => {
  const late = await report();
  const fine = await report();
  at(1);
  await move(fine, 3);
  at(5);
  await move(late, 3);
  await move(late, 4);
  const breached = await admin.call(incidents.list, {
    query: { filter: { sla_status: ['breached'] } },
  });
  expect(breached.data.map(({ id }) => id)).toContain(late);
  expect(breached.data.map(({ id }) => id)).not.toContain(fine);
  expect(breached.data.every(({ sla_status: status }) => status === 'breached')).toBe(true);
});
