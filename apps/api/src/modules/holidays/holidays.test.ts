import { type BodyOf, holidays } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const message = 'Must be within 364 days of the start.';
const refused = { status: 422, body: { errors: { end_date: [message] } } };
const year = { name: 'All year', start_date: '2026-03-01', end_date: '2027-02-28', is_yearly: true };
const create = (body: Partial<BodyOf<typeof holidays.create>>) =>
  admin.try(holidays.create, { body: { ...year, ...body } });

describe('a holiday that is kept every year', () => {
  it('lasts a year at most', async () => {
    expect(await create({})).toMatchObject({ status: 201 });
    expect(await create({ end_date: '2027-03-01' })).toMatchObject(refused);
    expect(await create({ end_date: '2028-03-01', is_yearly: false })).toMatchObject({ status: 201 });
  });

  it('is not made longer by a change, of one or of several', async () => {
    const { id } = await admin.call(holidays.create, { body: year });
    const change = (body: BodyOf<typeof holidays.update>) =>
      admin.try(holidays.update, { params: { id }, body });
    expect(await change({ end_date: '2027-03-01' })).toMatchObject(refused);
    expect(await change({ start_date: '2026-02-28' })).toMatchObject(refused);
    const bulk = (values: { end_date?: string; is_yearly?: boolean }) =>
      admin.try(holidays.bulk, { body: { ids: [id], action: 'update', values } });
    expect(await bulk({ end_date: '2027-03-01' })).toMatchObject({ status: 422 });
    expect(await bulk({ end_date: '2027-03-01', is_yearly: false })).toMatchObject({ status: 200 });
    expect(await bulk({ is_yearly: true })).toMatchObject({ status: 422 });
    expect(await change({ end_date: null, is_yearly: true })).toMatchObject({ status: 200 });
  });

  it('is not brought longer by a file', async () => {
    const content =
      'Name,Start,End,Yearly\nShort,2026-03-01,2026-03-02,yes\nLong,2026-03-01,2027-03-01,yes\n';
    const query = { skip_errors: '1' } as const;
    expect(await admin.call(holidays.import, { file: { content }, query })).toMatchObject({
      created: 1,
      errors: [{ row: 3, field: 'end_date', message }],
    });
  });
});
