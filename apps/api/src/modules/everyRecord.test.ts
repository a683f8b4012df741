import { collectionOf, departments, described, type Endpoint, type Fields, roles } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReferred, requiredBody } from '../testing/resourceExamples.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

/** A resource, as far as its calls follow from its fields. */
interface AnyResource {
  readonly name: string;
  readonly fields: Fields;
  readonly bulk?: Endpoint;
}

interface AnyRecord extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly code: string;
  readonly version: number;
}

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await makeReferred(server);
});
afterAll(() => server.stop());

const resources: readonly AnyResource[] = [...Object.values(described), departments, roles];

/** Returns how the records of a resource are made and found. */
function callsOf({ fields, name }: AnyResource) {
  const path = `/api/${collectionOf(name)}`;
  const [title = ''] = Object.keys(fields);
  const send = async <Body>(method: string, address: string, body?: object) => {
    const response = await admin.send(method, address, body && JSON.stringify(body));
    return { status: response.status, body: (await response.json().catch(() => null)) as Body };
  };
  const create = async (text: string) =>
    (await send<AnyRecord>('POST', path, { ...requiredBody({ fields }), [title]: text })).body;
  const find = async (q: string) =>
    (await send<{ data: AnyRecord[] }>('GET', `${path}?sort=code&q=${encodeURIComponent(q)}`)).body.data;
  return { path, title, send, create, find };
}

describe.each(resources)('$name', (resource) => {
  const { create, find, path, send, title } = callsOf(resource);

  it('are found by code and by title, and listed in the order of their titles', async () => {
    const first = await create('Sorted Öresund');
    const second = await create('Sorted Åland');
    expect((await find('oresund')).map(({ id }) => id)).toEqual([first.id]);
    expect((await find(second.code.toLowerCase())).map(({ id }) => id)).toContain(second.id);
    const sorted = await send<{ data: AnyRecord[] }>('GET', `${path}?sort=-${title}&q=sorted`);
    expect(sorted.body.data.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('are changed by whoever saw them as they are, and by nobody else', async () => {
    const { id, version } = await create('Before');
    const change = (text: string) => send('PUT', `${path}/${id}`, { [title]: text, version });
    expect(await change('After')).toMatchObject({ status: 200, body: { [title]: 'After' } });
    expect(await change('Late')).toMatchObject({ status: 409, body: { current: { [title]: 'After' } } });
  });
});

it.each(resources.filter((resource) => resource.bulk !== undefined))(
  '$name are deleted together',
  async (resource) => {
    const { create, find, path, send } = callsOf(resource);
    const ids = [(await create('Short-lived')).id, (await create('Short-lived too')).id];
    expect(await send('POST', `${path}/bulk`, { ids, action: 'delete' })).toMatchObject({
      body: { count: 2 },
    });
    expect(await find('short-lived')).toEqual([]);
  },
);
