import { endpoints, fillPath, profile, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { bodyLimit } from './readBody.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  manager = await server.as('project manager');
});
afterAll(() => server.stop());

const post = (body: unknown, headers?: Record<string, string>) =>
  manager.send('POST', '/api/tasks', body, headers);

describe('somebody who sends a body', () => {
  it.each(['', '{', '{"title":}', "{'title':'x'}", '\u0000', '['.repeat(100_000)])(
    'of broken JSON gets 400: %j',
    async (body) => {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: 'The request body is not valid JSON.' });
    },
  );

  it.each(['[', '{"a":'])('of a hundred thousand %s in each other gets 400', async (open) => {
    const close = open === '[' ? ']' : '}';
    const value = `${open.repeat(100_000)}${open === '[' ? '' : '1'}${close.repeat(100_000)}`;
    const wanted = { error: 'The request body is not valid JSON.' };
    for (const [path, body] of [
      ['/api/tasks', `{"title":${value}}`],
      ['/api/login', `{"email":${value},"password":"secret"}`],
    ] as const) {
      const response = await manager.send('POST', path, body);
      expect([response.status, await response.json()]).toEqual([400, wanted]);
    }
  });

  it('that is no UTF-8 gets 400', async () => {
    const body = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]);
    const response = await manager.fetch('/api/tasks', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
  ])('of the type %s gets 415', async (type) => {
    expect((await post('{"title":"x"}', { 'Content-Type': type })).status).toBe(415);
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'of the type %s is understood',
    async (type) => {
      expect((await post('{"title":"x"}', { 'Content-Type': type })).status).toBe(201);
    },
  );

  it('that is too large gets 413, told its size or not', async () => {
    const text = JSON.stringify({ title: 'x', description: 'y'.repeat(bodyLimit) });
    expect((await post(text)).status).toBe(413);
    const stream = new Blob([text]).stream();
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    };
    const response = await manager.fetch('/api/tasks', init as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: 'The request is larger than 1024 kB.' });
  });

  it.each(['[]', '"text"', 'null', '7'])('that is %s and no object gets 422', async (body) => {
    const response = await post(body);
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: 'The request must be a JSON object.' },
    ]);
  });

  it.each<[object, string, string]>([
    [{}, 'title', 'This field is required.'],
    [{ title: null }, 'title', 'This field is required.'],
    [{ title: 5 }, 'title', 'Must be of type string.'],
    [{ title: '' }, 'title', 'This field is required.'],
    [{ title: ' x' }, 'title', 'Must not begin or end with a space.'],
    [{ title: 'x'.repeat(501) }, 'title', 'Must have at most 500 characters.'],
    [{ title: 'a\u0000b' }, 'title', 'Contains characters that cannot be stored.'],
    [{ title: 'a\uD800b' }, 'title', 'Contains characters that cannot be stored.'],
    [{ title: 'x', status: 7 }, 'status', 'Must be one of: 1, 2, 3, 4, 5, 6.'],
    [{ title: 'x', status: '1' }, 'status', 'This value is not valid.'],
    [{ title: 'x', progress: 101 }, 'progress', 'Must be at most 100.'],
    [{ title: 'x', progress: -1 }, 'progress', 'Must be at least 0.'],
    [{ title: 'x', progress: 1.5 }, 'progress', 'Must be a whole number.'],
    [{ title: 'x', due_date: '2026-02-30' }, 'due_date', 'Must be a valid date in the format YYYY-MM-DD.'],
    [{ title: 'x', due_date: '0000-01-01' }, 'due_date', 'Must be a valid date in the format YYYY-MM-DD.'],
    [{ title: 'x', due_date: '2026-3-1' }, 'due_date', 'Must be a valid date in the format YYYY-MM-DD.'],
    [{ title: 'x', project_id: 2_147_483_648 }, 'project_id', 'Must be at most 2147483647.'],
    [{ title: 'x', assignee_ids: [4, 'a'] }, 'assignee_ids.1', 'Must be of type number.'],
    [{ title: 'x', assignee_ids: Array(51).fill(4) }, 'assignee_ids', 'Must have at most 50 entries.'],
    [{ title: 'x', colour: 'red' }, 'colour', 'This field does not exist.'],
  ])('with %j is told about %s', async (body, field, text) => {
    const response = await post(body);
    const answer = (await response.json()) as { errors: Record<string, string[]> };
    expect([response.status, answer.errors[field]]).toEqual([422, expect.arrayContaining([text])]);
  });

  it('is told of a list with nothing in it that something is required', async () => {
    const body = JSON.stringify({ ids: [], action: 'delete' });
    const response = await manager.send('POST', '/api/tasks/bulk', body);
    expect(await response.json()).toEqual({ errors: { ids: ['This field is required.'] } });
  });

  it('is told about every field at once', async () => {
    const response = await post({ title: '', status: 9, colour: 1, size: 2 });
    const { errors } = (await response.json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['colour', 'size', 'status', 'title']);
  });
});

describe('somebody who sends more than a call takes that needs no body', () => {
  const fields = { errors: { project_id: ['This field does not exist.'] } };
  const noObject = { error: 'The request must be a JSON object.' };

  it.each([
    ['POST', '/to-defect', '{"project_id":1}', fields],
    ['DELETE', '', '{"project_id":1}', fields],
    ['DELETE', '', '[]', noObject],
    ['DELETE', '', '{', noObject],
  ])('by %s of a task%s with %s is told so, and nothing is done', async (method, call, body, answer) => {
    const { id } = await manager.call(tasks.create, { body: { title: 'Stays' } });
    const response = await manager.send(method, `/api/tasks/${id}${call}`, body);
    expect([response.status, await response.json()]).toEqual([422, answer]);
    expect((await manager.call(tasks.one, { params: { id } })).version).toBe(1);
  });

  it('may send an empty object, as some programs do with every call', async () => {
    const { id } = await manager.call(tasks.create, { body: { title: 'Goes' } });
    expect((await manager.send('DELETE', `/api/tasks/${id}`, {})).status).toBe(204);
  });
});

describe('somebody who asks for a list', () => {
  it.each([
    ['page=0', 'page'],
    ['page=x', 'page'],
    ['page=1.5', 'page'],
    ['per_page=501', 'per_page'],
    ['per_page=-1', 'per_page'],
    ['sort=colour', 'sort'],
    ['sort=title,title', 'sort'],
    ['sort=--title', 'sort'],
    ['sort=id;drop table tasks', 'sort'],
    ['filter[colour]=1', 'filter[colour]'],
    ['filter[__proto__]=1', 'filter[__proto__]'],
    ['filter[status]=x', 'filter[status]'],
    ['filter[status]=99999999999', 'filter[status]'],
    ['filter[due_date]=2026-01', 'filter[due_date]'],
    ['filter[due_date]=..', 'filter[due_date]'],
    ['filter[due_date]=2026-02-30..', 'filter[due_date]'],
    ['page=1&page=2', 'page'],
    ['q=%00', 'q'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['__proto__=1', '__proto__'],
    ['colour=red', 'colour'],
  ])('by ?%s gets 422 for %s', async (search, name) => {
    const response = await manager.fetch(`/api/tasks?${search}`);
    const body = (await response.json()) as { errors: object };
    expect([response.status, Object.keys(body.errors)]).toEqual([422, [name]]);
  });

  it.each(['export?format=csv', 'groups?group=status', 'board?'])(
    'gets 422 for a page of what is answered as a whole, by /api/tasks/%s',
    async (call) => {
      const response = await manager.fetch(`/api/tasks/${call}&page=2&per_page=1`);
      const body = (await response.json()) as { errors: object };
      expect([response.status, Object.keys(body.errors)]).toEqual([422, ['page', 'per_page']]);
    },
  );

  it('gets 422 for a parameter of a call that takes none', async () => {
    expect((await manager.fetch('/api/profile?page=1')).status).toBe(422);
  });
});

describe('somebody who calls an address', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/tasks/', '/api/tasks/1/nothing', '/API/tasks'])(
    '%s that does not exist gets 404',
    async (path) => {
      expect((await manager.fetch(path)).status).toBe(404);
    },
  );

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999', '1%00', '%E0%A4%A', "1'"])(
    'of the record %s gets 404',
    async (id) => {
      const response = await manager.fetch(`/api/tasks/${id}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { error: 'The record does not exist, or you do not have access to it.' },
      ]);
    },
  );

  it.each([
    ['PATCH', '/api/tasks', 'GET, HEAD, POST'],
    ['DELETE', '/api/tasks', 'GET, HEAD, POST'],
    ['POST', '/api/tasks/1', 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/api/profile', 'GET, HEAD, PUT'],
  ])('%s %s gets 405 and what is allowed', async (method, path, allowed) => {
    const response = await manager.fetch(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')?.split(', ').sort()).toEqual(allowed.split(', ').sort());
  });

  it('asks for the head of what has an effect in vain, and gets that of anything else', async () => {
    const own = await server.guest.signIn('manager@bureau.example', demoPassword);
    const before = await own.call(profile.one);
    await server.mails();
    for (const { path } of endpoints.filter(({ hasEffect }) => hasEffect)) {
      const response = await own.fetch(fillPath(path, { id: 6, locale: 'de' }), { method: 'HEAD' });
      expect([path, response.status, response.headers.get('Allow')]).toEqual([path, 405, 'GET']);
    }
    expect([await own.call(profile.one), await server.mails()]).toEqual([before, []]);
    const paths = endpoints.filter(({ hasEffect }) => hasEffect).map(({ path }) => path);
    expect(paths.sort()).toEqual([
      '/api/events',
      '/api/logout',
      '/api/settings/sent-test-email',
      '/api/user/change-locale/{locale}',
      '/api/users/invite/{id}',
    ]);
    const response = await own.fetch('/api/tasks', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('with a language that does not exist gets 422', async () => {
    const response = await manager.fetch('/api/user/change-locale/tlh');
    const body = (await response.json()) as { errors: Record<string, string[]> };
    expect([response.status, Object.keys(body.errors)]).toEqual([422, ['locale']]);
  });
});

describe('somebody who meets a fault of the server', () => {
  it('gets the id of the request and nothing else', async () => {
    await server.db.execute('alter table activities rename to hidden_activities');
    const response = await manager.fetch('/api/tasks/1/activities');
    const created = await post({ title: 'Half done' });
    await server.db.execute('alter table hidden_activities rename to activities');
    expect([response.status, created.status]).toContain(500);
    const text = await created.text();
    expect(text).toContain(created.headers.get('X-Request-Id'));
    expect(text).not.toMatch(/activities|select|insert|at \w+ \(|\.ts/i);
    expect((await manager.call(tasks.list, { query: { q: 'half done' } })).meta.total).toBe(0);
  });
});
