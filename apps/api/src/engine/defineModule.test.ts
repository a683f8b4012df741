import { type BodyOf, defineResource, field, teams } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamMembers } from '../db/schema/index.ts';
import { recordTable } from '../db/schema/recordTable.ts';
import { serveRoutes } from '../testing/serveRoutes.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { TestClient } from '../testing/TestClient.ts';
import { defineModule } from './defineModule.ts';

/** Teams with one field more, which nothing but this description speaks of. */
const resource = defineResource({
  name: 'teams',
  permissionPrefix: 'teams',
  defaultSort: ['name'],
  icon: 'users-round',
  codePrefix: 'TEA',
  hasCustomFields: true,
  fields: {
    ...teams.fields,
    risk: field.choice(['low', 'medium', 'high'], { default: 'medium', sort: true, group: true }),
  },
});

const table = recordTable(resource);

const { routes } = defineModule({
  resource,
  table,
  links: { member_ids: teamMembers },
  visible: () => undefined,
  title: 'name',
  derived: { member_count: sql`0` },
});

let server: TestServer;
let served: Awaited<ReturnType<typeof serveRoutes>>;
let client: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`delete from team_members`);
  await server.db.execute(sql`delete from teams`);
  // What `drizzle-kit generate` writes for the column.
  await server.db.execute(sql`alter table "teams" add column "risk" text default 'medium' not null`);
  served = await serveRoutes(server, routes());
  client = new TestClient(served.address, (await server.as('admin')).token);
});
afterAll(async () => {
  await served.stop();
  await server.stop();
});

const create = (body: BodyOf<typeof resource.create>) => client.call(resource.create, { body });

describe('a field that is described, and nothing more', () => {
  it('has a column, which says what it can hold', () => {
    expect(table.risk.getSQLType()).toBe('text');
    expect([table.risk.notNull, table.risk.default]).toEqual([true, 'medium']);
  });

  it('is kept with a new record, which else has its default, and refuses what it does not list', async () => {
    expect(await create({ name: 'Divers', risk: 'high' })).toMatchObject({ risk: 'high' });
    const plain = await create({ name: 'Archive' });
    expect(plain).toMatchObject({ risk: 'medium', description: '' });
    expect(await client.call(resource.one, { params: { id: plain.id } })).toMatchObject({ risk: 'medium' });
    const refused = await client.fetch(resource.create.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Nobody', risk: 'none' }),
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { errors: { risk: [expect.any(String)] } },
    ]);
  });

  it('is listed, sorted in the order of its values, filtered and grouped', async () => {
    await create({ name: 'Bakers', risk: 'low' });
    const names = async (query: Parameters<typeof client.call<typeof resource.list>>[1]) =>
      (await client.call(resource.list, query)).data.map(({ name }) => name);
    expect(await names({ query: { sort: ['risk'] } })).toEqual(['Bakers', 'Archive', 'Divers']);
    expect(await names({ query: { sort: ['-risk'] } })).toEqual(['Divers', 'Archive', 'Bakers']);
    expect(await names({ query: { filter: { risk: ['high', 'low'] } } })).toEqual(['Bakers', 'Divers']);
    expect(await names({ query: { group: 'risk', sort: ['name'] } })).toEqual([
      'Bakers',
      'Archive',
      'Divers',
    ]);
    const { data } = await client.call(resource.groups, { query: { group: 'risk' } });
    expect(data).toEqual([
      { id: 1, name: 'low', count: 1, sum: null },
      { id: 2, name: 'medium', count: 1, sum: null },
      { id: 3, name: 'high', count: 1, sum: null },
    ]);
  });

  it('is changed in one record and in many, of which the activity log tells', async () => {
    const [one, other] = [await create({ name: 'Left', risk: 'low' }), await create({ name: 'Right' })];
    const params = { id: one.id };
    const changed = await client.call(resource.update, { params, body: { risk: 'high', version: 1 } });
    expect(changed).toMatchObject({ risk: 'high', version: 2 });
    const body = { ids: [one.id, other.id], action: 'update' as const, values: { risk: 'low' as const } };
    expect(await client.call(resource.bulk, { body })).toEqual({ count: 2 });
    const { data } = await client.call(resource.activities, { params });
    expect(data.map(({ field: name, old_value, new_value }) => [name, old_value, new_value])).toEqual([
      ['risk', 'high', 'low'],
      ['risk', 'low', 'high'],
      [null, null, null],
    ]);
    expect(await client.call(resource.one, { params: { id: other.id } })).toMatchObject({ risk: 'low' });
  });

  it('stands in files that are exported, and is read from those that are imported', async () => {
    const file = await client.fetch(`${resource.export.path}?format=csv&columns=name,risk&sort=name`);
    const lines = (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['Name,Risk', 'Archive,medium', 'Bakers,low']);
    const content = 'Name,Risk\nMinted,High\nUnsaid,\nWrong,none';
    const query = { skip_errors: '1' as const };
    const answer = await client.call(resource.import, { file: { content }, query });
    expect(answer).toMatchObject({ created: 2, failed: 1, errors: [{ row: 4, field: 'risk' }] });
    const { data } = await client.call(resource.list, { query: { q: 'n', sort: ['-code'], per_page: 2 } });
    expect(data.map(({ name, risk }) => [name, risk])).toEqual([
      ['Unsaid', 'medium'],
      ['Minted', 'high'],
    ]);
  });
});
