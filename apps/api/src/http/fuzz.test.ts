import { type Endpoint, endpoints, isErrorBody } from '@bureau/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
});
afterAll(() => server.stop());

const fields = [
  'title',
  'description',
  'project_id',
  'assignee_ids',
  'status',
  'priority',
  'start_date',
  'due_date',
  'estimated_minutes',
  'progress',
  'version',
  'email',
  'password',
  'preferences',
  'password_confirmation',
  'current_password',
  'token',
  'username',
  'firstname',
  'lastname',
  'phone',
  'avatar',
  'time_zone',
  'joining_date',
  'client_id',
  'positions',
  'is_active',
  'reassign_to',
  'name',
  'department_id',
  'head_id',
  'permissions',
  'ids',
  'action',
  'values',
  'resource',
  'query',
  'is_shared',
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -2, max: 7 }) },
  fc.constantFrom(
    2_147_483_647,
    2_147_483_648,
    1e308,
    -0,
    0.1,
    null,
    true,
    '',
    '2026-02-29',
    '9999-12-31',
    '0001-01-01',
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.array(fc.integer({ min: -1, max: 30 }), { maxLength: 60 }),
  fc.jsonValue(),
);

const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(
      fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fields) }, fc.string()),
      value,
      { maxKeys: 5 },
    ),
  },
  fc.jsonValue(),
);

const search = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom(
        'page',
        'per_page',
        'sort',
        'q',
        'filter[status]',
        'filter[due_date]',
        'filter[created_at]',
        'filter[project_id]',
        'filter[assignee_id]',
        'filter[progress]',
        'filter[resource]',
        'format',
        'columns',
        'dry_run',
        'skip_errors',
      ),
      fc.string(),
    ),
    fc.oneof(
      fc.constantFrom(
        '1',
        '2147483647',
        'title',
        '-due_date,code',
        '..9999-12-31',
        '0001-01-01..',
        '1,2,3',
        'none,1',
        '-5..5',
        'csv',
        'xlsx',
        'title,code',
        "'",
        '\\',
        '%',
      ),
      fc.string({ unit: 'binary' }),
    ),
  ),
  { maxLength: 3 },
);

const param = fc.oneof(
  fc.integer({ min: 1, max: 700 }).map(String),
  fc.constantFrom('de', '0', '2147483647'),
  fc.string({ minLength: 1 }),
);

async function send(
  endpoint: Endpoint,
  id: string,
  query: readonly (readonly [string, string])[],
  content: unknown,
) {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(id.toWellFormed()));
  const text = new URLSearchParams(query.map(([name, wanted]) => [name, wanted.toWellFormed()])).toString();
  const address = path + (text && `?${text}`);
  if (endpoint.upload !== undefined)
    return admin.fetch(address, { method: endpoint.method, body: writeForm(content) });
  return endpoint.body === undefined
    ? admin.fetch(address, { method: endpoint.method })
    : admin.send(endpoint.method, address, JSON.stringify(content));
}

/** Sends anything as a file, under names that are taken and others, with parts that are known and others. */
function writeForm(content: unknown): FormData {
  const text =
    typeof content === 'object' && content !== null ? Object.values(content).join('\n') : String(content);
  const form = new FormData();
  form.set(
    'file',
    new File([`title,due,progress\n${text.toWellFormed()}`], text.length % 5 === 0 ? 'a.xlsx' : 'a.csv'),
  );
  if (text.length % 3 === 0 && content !== undefined)
    form.set(text.length % 2 === 0 ? 'mapping' : 'other', JSON.stringify(content));
  return form;
}

async function readAnswer(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  if (response.status !== endpoint.status || endpoint.file === undefined) return response.json();
  await response.arrayBuffer();
  return undefined;
}

describe('somebody who sends anything at all', () => {
  const calls = endpoints
    .filter(({ id }) => id !== 'auth.logout')
    .map((endpoint) => ({ endpoint, id: endpoint.id }));

  it.each(calls)('to $id gets a documented answer and never a fault', async ({ endpoint }) => {
    await fc.assert(
      fc.asyncProperty(
        param,
        endpoint.list === undefined && endpoint.query === undefined ? fc.constant([]) : search,
        body,
        async (id, query, content) => {
          const response = await send(endpoint, id, query, content);
          const answer = await readAnswer(endpoint, response);
          expect([endpoint.status, 403, 404, 409, 413, 415, 422, 429]).toContain(response.status);
          const isDocumented =
            response.status === endpoint.status
              ? (endpoint.response?.isValidSync(answer, { strict: true }) ?? answer === undefined)
              : isErrorBody(answer);
          expect(isDocumented).toBe(true);
        },
      ),
      { numRuns: endpoint.body === undefined && endpoint.list === undefined ? 15 : 60 },
    );
  });
});
