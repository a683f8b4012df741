import { clients, customFields, savedViews, users } from '@bureau/contract';
import { keysOf } from '@bureau/values';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
});
afterAll(() => server.stop());

/** A value of each type, and another one. */
const values = {
  text: ['Blue', 'Green'],
  numeric: [7, 8.5],
  textarea: ['One\nTwo', 'Three'],
  date: ['2031-05-06', '2031-05-07'],
  dropdown: ['North', 'South'],
  checkbox: [true, false],
} as const;

const types = keysOf(values);

/** Adds a field of each type to a form, and returns their columns by type. */
async function addFields(form: 'clients' | 'users') {
  const columns: Record<string, string> = {};
  for (const type of types) {
    const body = {
      form,
      field_label: `A ${type}`,
      field_type: type,
      ...(type === 'dropdown' && { options: ['North', 'South'] }),
      show_in_list: true,
    };
    columns[type] = (await admin.call(customFields.create, { body })).field_column;
  }
  return (index: 0 | 1) =>
    Object.fromEntries(types.map((type) => [columns[type] ?? '', values[type][index]]));
}

/** Lists, for a value of each type, what finds it among records, and what finds others alone. */
const filters = {
  text: ['Green', 'Blue'],
  numeric: ['8..9', '..7'],
  textarea: ['Three', 'Two'],
  date: ['2031-05-07', '..2031-05-06'],
  dropdown: ['South', 'North'],
  checkbox: ['no', 'yes'],
} as const;

/** Expects that a record with the second value of each type is found and sorted by it, whatever the type. */
async function expectFound(
  { list }: typeof clients | typeof users,
  second: Readonly<Record<string, unknown>>,
  record: { readonly id: number },
): Promise<void> {
  for (const [index, column] of Object.keys(second).entries()) {
    const [own, other] = filters[types[index] ?? 'text'];
    const find = async (value: string) => {
      const query = `filter[custom_fields.${column}]=${value}&sort=custom_fields.${column},-created_at&per_page=500`;
      const { data } = (await (await admin.fetch(`${list.path}?${query}`)).json()) as {
        data: { id: number; custom_fields: object }[];
      };
      return data.find(({ id }) => id === record.id);
    };
    const found = expect.objectContaining({ ...record, custom_fields: second }) as unknown;
    expect([column, await find(own), await find(other)]).toEqual([column, found, undefined]);
  }
}

async function findByName(name: string) {
  const { data } = await admin.call(clients.list, { query: { q: name } });
  const [found] = data;
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

const person = (username: string, custom: Readonly<Record<string, unknown>>) => ({
  username,
  firstname: 'Cora',
  lastname: 'Custom',
  email: `${username}@bureau.example`,
  custom_fields: custom,
});

describe('what a company wants to know beside the fields', () => {
  it('of its people is kept, changed, filtered, sorted by, exported and imported', async () => {
    const valuesOf = await addFields('users');
    const first = valuesOf(0);
    const { id } = await admin.call(users.create, { body: person('cora', first) });
    expect(await admin.call(users.one, { params: { id } })).toMatchObject({ custom_fields: first });
    const second = valuesOf(1);
    await admin.call(users.update, { params: { id }, body: { custom_fields: second } });
    await expectFound(users, second, { id });

    const response = await admin.fetch(`${users.export.path}?format=csv&q=cora`);
    const file = await response.text();
    expect(file).toContain('Green');
    expect(file).toContain('South');
    const imported = await admin.call(users.import, {
      file: { content: file.replaceAll('cora', 'dora') },
      query: {},
    });
    expect(imported).toMatchObject({ created: 1, failed: 0 });
    const again = await admin.call(users.list, { query: { q: 'dora@bureau.example' } });
    expect(again.data).toMatchObject([{ username: 'dora', custom_fields: second }]);

    // a view that was saved of them is the list again, for whoever opens it
    const [column = ''] = Object.keys(second);
    const query = `q=dora&sort=-custom_fields.${column}&filter[custom_fields.${column}]=Green`;
    const body = { resource: 'users', name: 'Green ones', query, is_shared: true } as const;
    const view = await admin.call(savedViews.create, { body });
    expect(view.query).toBe(query);
    const shown = await (await admin.fetch(`${users.list.path}?${query}`)).json();
    expect(shown).toMatchObject({ data: [{ username: 'dora', custom_fields: second }], meta: { total: 1 } });
  });

  it('is told apart in files from what is called alike', async () => {
    const body = { form: 'users', field_label: 'Email', field_type: 'text' } as const;
    const { id, field_column: column } = await admin.call(customFields.create, { body });
    const mine = { [column]: 'elsa@home.example' };
    await admin.call(users.create, { body: person('elsa', mine) });
    const file = await (await admin.fetch(`${users.export.path}?format=csv&q=elsa`)).text();
    expect(file).toContain('Email (custom_fields.email)');
    const content = file.replaceAll('elsa@bureau', 'frida@bureau').replaceAll(',elsa,', ',frida,');
    await admin.call(users.import, { file: { content }, query: {} });
    const { data } = await admin.call(users.list, { query: { q: 'frida@bureau.example' } });
    const one = await admin.call(users.one, { params: { id: data[0]?.id ?? 0 } });
    expect(one).toMatchObject({ email: 'frida@bureau.example', custom_fields: mine });
    await admin.call(customFields.remove, { params: { id } });
  });

  it('of its people is not told to somebody of a client, nor found by', async () => {
    const client = await server.as('client');
    const { data } = await client.call(users.list);
    expect(data.every((one) => one.custom_fields === undefined)).toBe(true);
    const asked = await client.try(users.list, { query: { custom_fields: { a_text: 'Green' } } });
    expect(asked.status).toBe(422);
    expect((await client.try(users.export, { query: { format: 'csv' } })).status).toBe(403);
  });

  it('of its clients is kept, changed, filtered, sorted by, exported and imported', async () => {
    const valuesOf = await addFields('clients');
    const second = valuesOf(1);
    const { id } = await admin.call(clients.create, {
      body: { name: 'Custom Ltd', custom_fields: valuesOf(0) },
    });
    await admin.call(clients.update, { params: { id }, body: { custom_fields: second } });
    await expectFound(clients, second, { id });
    for (const format of ['csv', 'xlsx'] as const) {
      const file = await admin.fetch(`${clients.export.path}?format=${format}&q=Custom Ltd`);
      const content = new Uint8Array(await file.arrayBuffer());
      await admin.call(clients.remove, { params: { id: (await findByName('Custom Ltd')).id } });
      const imported = await admin.call(clients.import, {
        file: { name: `clients.${format}`, content },
        query: {},
      });
      expect(imported).toMatchObject({ created: 1, failed: 0 });
      expect(await findByName('Custom Ltd')).toMatchObject({ custom_fields: second });
    }
  });
});
