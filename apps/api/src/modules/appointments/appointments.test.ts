import { appointments, type BodyOf, providers } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let first: number;
let second: number;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const make = async (name: string) => (await admin.call(providers.create, { body: { name } })).id;
  [first, second] = [await make('Dr. Holub'), await make('Brennan Plumbing')];
});
afterAll(() => server.stop());

type Body = BodyOf<typeof appointments.create>;

const bodyAt = (time: string, more: Partial<Body> = {}): Body => ({
  title: 'A visit',
  provider_id: first,
  starts_at: `2026-09-01T${time}:00.000Z`,
  duration_minutes: 60,
  ...more,
});

async function book(time: string, more?: Partial<Body>) {
  const answer = await admin.send('POST', '/api/appointments', JSON.stringify(bodyAt(time, more)));
  return { status: answer.status, body: (await answer.json()) as { id: number; errors?: object } };
}

const taken = { status: 422, body: { errors: { starts_at: ['This time is already taken.'] } } };

describe('a provider', () => {
  it('has one appointment at a time, and the next one as soon as it ends', async () => {
    expect((await book('09:00')).status).toBe(201);
    expect(await book('09:30')).toMatchObject(taken);
    expect(await book('08:30')).toMatchObject(taken);
    expect((await book('10:00')).status).toBe(201);
    expect((await book('09:00', { provider_id: second })).status).toBe(201);
  });

  it('is booked for a minute at least: what takes no time could be booked twice', async () => {
    expect(await book('16:00', { duration_minutes: 0 })).toMatchObject({
      status: 422,
      body: { errors: { duration_minutes: ['Must be at least 1.'] } },
    });
  });

  it('is booked once by those who book at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book('12:00')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 422),
    ]);
  });

  it('is free again when an appointment is cancelled, and taken when that is taken back', async () => {
    const { body } = await book('14:00');
    await admin.call(appointments.update, { params: { id: body.id }, body: { status: 'cancelled' } });
    expect((await book('14:15')).status).toBe(201);
    const back = { ids: [body.id], action: 'update', values: { status: 'confirmed' } };
    const answer = await admin.send('POST', '/api/appointments/bulk', JSON.stringify(back));
    const errors = { 'values.starts_at': taken.body.errors.starts_at };
    expect([answer.status, await answer.json()]).toEqual([422, { errors }]);
  });

  it('is booked once by a file, which says row by row what is taken, before anything is written', async () => {
    const { name } = await admin.call(providers.one, { params: { id: first } });
    await book('18:00', { status: 'cancelled' });
    const lines = ['18:00,Pending', '18:30,Pending', '18:45,Pending', '18:30,Cancelled', '12:30,Pending'];
    const rows = lines.map((line, index) => `Visit ${index},${name},2026-09-01 ${line},0:45`);
    const file = { content: ['Title,Provider,Starts,Status,Duration', ...rows].join('\n') };
    const errors = [
      { row: 3, field: 'starts_at', message: 'This time is already taken.' },
      { row: 6, field: 'starts_at', message: 'This time is already taken.' },
    ];
    const dry = await admin.call(appointments.import, { query: { dry_run: '1' }, file });
    expect(dry).toMatchObject({ created: 0, failed: 2, errors });
    const brought = await admin.call(appointments.import, { query: { skip_errors: '1' }, file });
    expect(brought).toMatchObject({ created: 3, failed: 2, errors });
  });

  it('that has appointments is not deleted', async () => {
    const answer = await admin.fetch(`/api/providers/${second}`, { method: 'DELETE' });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: expect.stringContaining('other records refer to it') as string,
        blocked_by: [
          { resource: 'appointments', count: 1, route: `/appointments?filter%5Bprovider_id%5D=${second}` },
        ],
      },
    ]);
  });
});
