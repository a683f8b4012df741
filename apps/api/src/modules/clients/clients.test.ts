import { clients, meetings } from '@bureau/contract';
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

const refused = ['Must be a web address, such as https://example.com.'];
const hostile = ['javascript:alert(1)', 'data:text/html,<b>hello</b>', 'https://ana@example.com'];

describe('the website of a client and the link of a meeting', () => {
  it.each(hostile)('are not %s', async (address) => {
    const client = await admin.try(clients.create, { body: { name: 'South', website: address } });
    expect(client).toMatchObject({ status: 422, body: { errors: { website: refused } } });
    const body = { title: 'Review', starts_at: '2026-03-17T10:00:00.000Z', link: address };
    const meeting = await admin.try(meetings.create, { body });
    expect(meeting).toMatchObject({ status: 422, body: { errors: { link: refused } } });
  });

  it('are addresses of web pages, and there may be none', async () => {
    const { id } = await admin.call(clients.create, { body: { name: 'North', website: 'north.example' } });
    const change = (website: string | null) =>
      admin.call(clients.update, { params: { id }, body: { website } });
    expect(await change('https://müller.example/größe')).toMatchObject({
      website: 'https://müller.example/größe',
    });
    expect(await change(null)).toMatchObject({ website: null });
  });

  it('are checked in a file as well', async () => {
    const content = 'Name,Website\nEast,https://east.example\nWest,javascript:alert(1)\n';
    const { created, errors } = await admin.call(clients.import, {
      file: { content },
      query: { skip_errors: '1' },
    });
    expect(created).toBe(1);
    expect(errors).toEqual([{ row: 3, field: 'website', message: refused[0] }]);
  });
});
