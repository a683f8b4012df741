import { auth, settings, tasks, users } from '@bureau/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeApi, json, noConnection } from '../testing/fakeApi.ts';
import { createActivity } from './activity.ts';
import { ApiError } from './ApiError.ts';
import { type CallSession, type ClientConfig, createClient } from './client.ts';

function setUp(session: Partial<CallSession> | null = {}) {
  const api = createFakeApi();
  const activity = createActivity();
  const onError = vi.fn<ClientConfig['onError']>();
  const onAnswer = vi.fn<() => void>();
  const client = createClient({
    baseUrl: 'https://bureau.example',
    fetch: api.fetch,
    activity,
    onError,
    onAnswer,
    getLanguage: () => 'de',
    getSession: () =>
      session && { token: 't0ken', tokenType: 'bearer', signal: new AbortController().signal, ...session },
  });
  return { api, activity, client, onAnswer, onError };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call must fail'),
    (error: unknown) => error,
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('asking the API for something', () => {
  it('sends the token, the language and what it accepts, and gives the answer', async () => {
    const { api, client, onAnswer } = setUp();
    api.on('GET /api/tasks/:id', (_, [id]) => json({ id: Number(id) }));
    await expect(client.call(tasks.one, { params: { id: 7 } })).resolves.toEqual({ id: 7 });
    const [request] = api.requests;
    expect(request?.headers.get('Authorization')).toBe('bearer t0ken');
    expect(request?.headers.get('Accept')).toBe('application/json');
    expect(request?.headers.get('Accept-Language')).toBe('de');
    expect(request?.headers.has('Content-Type')).toBe(false);
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('writes search, filters and sort as the contract does', async () => {
    const { api, client } = setUp();
    api.on('GET /api/tasks', () => json({ data: [] }));
    await client.call(tasks.list, { query: { q: 'a b', sort: ['-due_date'], filter: { status: [1, 2] } } });
    expect(api.requests[0]?.address).toBe('/api/tasks?q=a+b&filter%5Bstatus%5D=1%2C2&sort=-due_date');
  });

  it('sends JSON as such', async () => {
    const { api, client } = setUp(null);
    api.on('POST /api/login', () => json({}));
    await client.call(auth.login, { body: { email: 'a@b.example', password: 'secret' } });
    const [asJson] = api.requests;
    expect(asJson?.headers.get('Content-Type')).toBe('application/json');
    expect(asJson?.headers.has('Authorization')).toBe(false);
    expect(asJson?.body).toEqual({ email: 'a@b.example', password: 'secret' });
  });

  it('gives nothing for an answer without content', async () => {
    const { api, client } = setUp();
    api.on('DELETE /api/tasks/:id', () => json(null, 204));
    await expect(client.call(tasks.remove, { params: { id: 7 } })).resolves.toBeUndefined();
  });
});

describe('a call that fails', () => {
  it.each([
    [400, { error: 'Bad' }],
    [404, { error: 'Not found' }],
    [422, { errors: { title: ['Too long'] } }],
    [429, { error: 'Slow down' }],
  ])('tells a %i once and does not ask again', async (status, body) => {
    const { api, client, onError } = setUp();
    api.on('GET /api/tasks/:id', () => json(body, status, { 'X-Request-Id': 'r-1' }));
    const error = await failure(client.call(tasks.one, { params: { id: 7 } }));
    expect(error).toMatchObject({ kind: 'status', status, body, requestId: 'r-1' });
    expect(api.requests).toHaveLength(1);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      error,
      expect.objectContaining({ token: 't0ken' }),
      false,
    );
  });

  it.each([429, 503])(
    'waits after a %i as the server asks, and tells it where that is long',
    async (status) => {
      const { api, client, onError } = setUp();
      const busy = (after: string) => json({ error: 'Busy' }, status, { 'Retry-After': after });
      const answers = [busy('5'), json({ id: 7 }), busy('900')];
      api.on('GET /api/tasks/:id', () => answers.shift() ?? json(null, 404));
      const answer = client.call(tasks.one, { params: { id: 7 } });
      await vi.advanceTimersByTimeAsync(4900);
      expect(api.requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1000);
      await expect(answer).resolves.toEqual({ id: 7 });
      expect(onError).not.toHaveBeenCalled();
      const error = await failure(client.call(tasks.one, { params: { id: 7 } }));
      expect(error).toMatchObject({ status, retryAfter: 900 });
    },
  );

  it('gives up a read after three repetitions, and tells of it once', async () => {
    const { api, client, onError } = setUp();
    api.on('GET /api/tasks/:id', noConnection);
    const error = failure(client.call(tasks.one, { params: { id: 7 } }));
    await vi.runAllTimersAsync();
    await expect(error).resolves.toMatchObject({ kind: 'network', status: 0 });
    expect(api.requests).toHaveLength(4);
    expect(onError).toHaveBeenCalledOnce();
  });

  it('goes on without a word when a repetition succeeds', async () => {
    const { api, client, onError } = setUp();
    let attempts = 0;
    api.on('GET /api/tasks/:id', () => json({ id: 7 }, (attempts += 1) < 3 ? 503 : 200));
    const answer = client.call(tasks.one, { params: { id: 7 } });
    await vi.runAllTimersAsync();
    await expect(answer).resolves.toEqual({ id: 7 });
    expect(onError).not.toHaveBeenCalled();
  });

  it('never repeats a write, nor a read that has effects', async () => {
    const { api, client } = setUp();
    api.on('PUT /api/tasks/:id', () => json({ error: 'Down' }, 503));
    api.on('GET /api/user/change-locale/:locale', () => json({ error: 'Down' }, 503));
    await failure(client.call(tasks.update, { params: { id: 7 }, body: { title: 'New' } }));
    await failure(client.call(users.changeLocale, { params: { locale: 'de' }, retries: 0 }));
    await vi.runAllTimersAsync();
    expect(api.requests).toHaveLength(2);
  });

  it('knows an answer that is cut off or empty, and an error page of a proxy', async () => {
    const { api, client } = setUp();
    api.on('PUT /api/tasks/:id', () => new Response('{"id":'));
    const malformed = await failure(client.call(tasks.update, { params: { id: 7 }, body: {} }));
    expect(malformed).toMatchObject({ kind: 'malformed', status: 200 });
    api.on('PUT /api/tasks/:id', () => json(null, 204));
    const empty = await failure(client.call(tasks.update, { params: { id: 7 }, body: {} }));
    expect(empty).toMatchObject({ kind: 'malformed', status: 204 });
    api.on('PUT /api/tasks/:id', () => new Response('<h1>Bad request</h1>', { status: 400 }));
    const page = await failure(client.call(tasks.update, { params: { id: 7 }, body: {} }));
    expect(page).toMatchObject({ kind: 'status', status: 400, body: null, text: null });
  });

  it.each(['[]', '""', '"saved"', 'null', '7', '{}', '{"error":"Sign in to the network"}', '{"id":null}'])(
    'takes nothing for a saved record but a record: %s',
    async (answer) => {
      const { api, client, onError } = setUp();
      api.on('PUT /api/tasks/:id', () => new Response(answer));
      const error = await failure(client.call(tasks.update, { params: { id: 7 }, body: {} }));
      expect(error).toMatchObject({ kind: 'malformed', status: 200 });
      expect(onError).toHaveBeenCalledOnce();
    },
  );

  it('keeps what was sent out of the error', async () => {
    const { api, client } = setUp();
    api.on('POST /api/login', () => json({ error: 'Wrong' }, 422));
    const error = await failure(
      client.call(auth.login, { body: { email: 'a@b.example', password: 'hush' } }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/hush|t0ken/);
  });
});

describe('the end of a session', () => {
  it('stops what is under way silently, but not what everybody may read', async () => {
    const controller = new AbortController();
    const { api, client, onError } = setUp({ signal: controller.signal });
    const hold = Promise.withResolvers<void>();
    api.on('GET /api/tasks/:id', () => hold.promise.then(() => json({ id: 7 })));
    api.on('GET /api/settings/get-settings', () => hold.promise.then(() => json({ is_demo: true })));
    const mine = failure(client.call(tasks.one, { params: { id: 7 } }));
    const everybodys = client.call(settings.public);
    controller.abort();
    hold.resolve();
    await expect(mine).resolves.toMatchObject({ name: 'AbortError' });
    await expect(everybodys).resolves.toEqual({ is_demo: true });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('the loading overlay', () => {
  it('covers calls that somebody waits for, from the first to the end of the last', async () => {
    const { activity, api, client } = setUp();
    const first = Promise.withResolvers<Response>();
    const second = Promise.withResolvers<Response>();
    api.on('GET /api/tasks/:id', (_, [id]) => (id === '1' ? first : second).promise);
    const calls = [1, 2].map((id) => client.call(tasks.one, { params: { id } }));
    expect(activity.isActive()).toBe(true);
    first.resolve(json({}));
    await calls[0];
    expect(activity.isActive()).toBe(true);
    second.resolve(json({}));
    await calls[1];
    expect(activity.isActive()).toBe(false);
  });

  it('stays away from calls in the background and from those that never show it', async () => {
    const { activity, api, client } = setUp();
    api.on('GET /api/tasks/:id', () => json({}));
    const silent = { ...tasks.one, id: 'tasks.silent', hasOverlay: false };
    const calls = [
      client.call(silent, { params: { id: 1 } }),
      client.call(tasks.one, { params: { id: 1 }, isBackground: true }),
    ];
    expect(activity.isActive()).toBe(false);
    await Promise.all(calls);
  });
});

describe('writing', () => {
  it('sends the same write once, however often it is pressed meanwhile', async () => {
    const { api, client } = setUp();
    const answer = Promise.withResolvers<Response>();
    api.on('POST /api/tasks', () => answer.promise);
    const calls = [1, 2].map(() => client.call(tasks.create, { body: { title: 'Once' } }));
    answer.resolve(json({ id: 1 }, 201));
    await expect(Promise.all(calls)).resolves.toEqual([{ id: 1 }, { id: 1 }]);
    expect(api.requests).toHaveLength(1);
  });

  it('repeats a creation whose answer was lost under the same key, and a later one under a new key', async () => {
    const { api, client } = setUp();
    const create = () => client.call(tasks.create, { body: { title: 'Once' } });
    api.on('POST /api/tasks', noConnection);
    await failure(create());
    api.on('POST /api/tasks', () => json({ id: 1 }, 201));
    await create();
    await create();
    const [lost, repeated, later] = api.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(lost).toMatch(/^[0-9a-f]{32}$/);
    expect(repeated).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('repeats a creation that was answered with no record under the same key', async () => {
    const { api, client } = setUp();
    const create = () => client.call(tasks.create, { body: { title: 'Once' } });
    api.on('POST /api/tasks', () => json([]));
    await failure(create());
    api.on('POST /api/tasks', () => json({ id: 1 }, 201));
    await create();
    const [first, second] = api.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('takes a new key after a refusal, and another one for another body', async () => {
    const { api, client } = setUp();
    api.on('POST /api/tasks', () => json({ error: 'No' }, 422));
    await failure(client.call(tasks.create, { body: { title: 'A' } }));
    await failure(client.call(tasks.create, { body: { title: 'A' } }));
    api.on('POST /api/tasks', noConnection);
    await failure(client.call(tasks.create, { body: { title: 'A' } }));
    await failure(client.call(tasks.create, { body: { title: 'B' } }));
    const keys = api.requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(4);
  });
});

describe('a call with a file', () => {
  const file = new File(['title\nOil the hinges'], 'tasks.csv', { type: 'text/csv' });
  const answer = { rows: 1, created: 1, failed: 0, errors: [], columns: [] };

  it('sends its parts as JSON and the file last, and leaves the type of the form to the browser', async () => {
    const { api, client } = setUp();
    api.on('POST /api/tasks/import', () => json(answer));
    const parts = { mapping: { title: 'Name' }, date_orders: undefined };
    await client.call(tasks.import, { upload: { file, parts }, query: { dry_run: '1' } });
    const [request] = api.requests;
    expect(request?.address).toBe('/api/tasks/import?dry_run=1');
    expect(request?.headers.has('Content-Type')).toBe(false);
    const form = request?.body as FormData;
    expect([...form.keys()]).toEqual(['mapping', 'file']);
    expect(JSON.parse(form.get('mapping') as string)).toEqual({ title: 'Name' });
    expect(form.get('file')).toMatchObject({ name: 'tasks.csv', size: file.size });
  });

  it('is sent once under the name that the caller gives it', async () => {
    const { api, client } = setUp();
    api.on('POST /api/tasks/import', () => json(answer));
    const send = () => client.call(tasks.import, { upload: { file }, idempotencyKey: 'import-1' });
    await Promise.all([send(), send()]);
    expect(api.requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['import-1']);
  });

  it('can be called off', async () => {
    const { api, client, onError } = setUp();
    const hold = Promise.withResolvers<Response>();
    api.on('POST /api/tasks/import', () => hold.promise);
    const controller = new AbortController();
    const call = failure(client.call(tasks.import, { upload: { file }, signal: controller.signal }));
    controller.abort();
    hold.resolve(json(answer));
    await expect(call).resolves.toMatchObject({ name: 'AbortError' });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('a call that answers with a file', () => {
  const exportCsv = { query: { format: 'csv', columns: 'code,title' } } as const;
  const csv = (disposition: string) =>
    new Response('code,title', { headers: { 'Content-Disposition': disposition } });

  it.each([
    ['attachment; filename="tasks.csv"', 'tasks.csv'],
    [
      'attachment; filename="tasks.csv"; filename*=UTF-8\'\'Aufgaben%20f%C3%BCr%20heute.csv',
      'Aufgaben für heute.csv',
    ],
    ['attachment', null],
  ])('gives it with its name: %s', async (disposition, name) => {
    const { api, client } = setUp();
    api.on('GET /api/tasks/export', () => csv(disposition));
    const file = await client.call(tasks.export, exportCsv);
    expect(file.name).toBe(name);
    await expect(file.blob.text()).resolves.toBe('code,title');
    expect(api.requests[0]?.address).toBe('/api/tasks/export?columns=code%2Ctitle&format=csv');
  });

  it('fails like any other call', async () => {
    const { api, client } = setUp();
    api.on('GET /api/tasks/export', () => json({ error: 'No' }, 403));
    await expect(client.call(tasks.export, exportCsv)).rejects.toMatchObject({ status: 403, text: 'No' });
  });
});

it.each([
  [404, true, true],
  [422, true, true],
  [500, true, false],
  [404, undefined, false],
  [404, ({ status }: ApiError) => status === 404, true],
  [403, ({ status }: ApiError) => status === 404, false],
])('tells whether a failure with %i is said by whoever called', async (status, handlesErrors, isSaid) => {
  const { api, client, onError } = setUp();
  api.on('GET /api/tasks/:id', () => json({ error: 'No' }, status));
  const options = { params: { id: 7 }, ...(handlesErrors !== undefined && { handlesErrors }) };
  const error = await failure(client.call(tasks.one, { ...options, retries: 0 }));
  expect(onError).toHaveBeenCalledExactlyOnceWith(error, expect.anything(), isSaid);
  expect(error).toMatchObject({ isHandledByCaller: isSaid });
});
