import { type BodyOf, defineResource, field, teams } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamMembers } from '../db/schema/index.ts';
import { recordTable } from '../db/schema/recordTable.ts';
import { serveRoutes } from '../testing/serveRoutes.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { TestClient } from '../testing/TestClient.ts';
import { defineModule } from './defineModule.ts';

/** Teams with a field of each kind that no resource of the product has in this way. */
const resource = defineResource({
  name: 'teams',
  permissionPrefix: 'teams',
  defaultSort: ['name'],
  icon: 'users-round',
  codePrefix: 'TEA',
  hasCustomFields: true,
  fields: {
    ...teams.fields,
    currency: field.currency({ default: 'EUR', filter: 'words', export: true }),
    price: field.money({ isNullable: true, max: 1_000_000, export: true }),
    starts_at: field.instant({ isNullable: true, filter: 'dateRange', sort: true, bulk: true, export: true }),
    ends_at: field.instant({ isNullable: true, isAfter: 'starts_at' }),
    allowance: field.number({
      isNullable: true,
      decimals: 2,
      max: 1000,
      filter: 'numberRange',
      bulk: true,
      export: true,
    }),
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
  await server.db.execute(sql`alter table "teams" add column "allowance" numeric,
    add column "currency" text default 'EUR' not null, add column "price" bigint,
    add column "starts_at" timestamptz(3), add column "ends_at" timestamptz(3)`);
  await server.db.execute(sql`update users set time_zone = 'Europe/Prague'`);
  served = await serveRoutes(server, routes());
  client = new TestClient(served.address, (await server.as('admin')).token);
});
afterAll(async () => {
  await served.stop();
  await server.stop();
});

const create = (body: BodyOf<typeof resource.create>) => client.call(resource.create, { body });
const one = (id: number) => client.call(resource.one, { params: { id } });

type Query = NonNullable<Parameters<typeof client.call<typeof resource.list>>[1]>['query'];

/** Names the teams that a list shows whose names begin with a word. */
const names = async (q: string, query: Query) =>
  (await client.call(resource.list, { query: { q, ...query } })).data.map(({ name }) => name);

/** Refuses a value: the messages at its field. */
async function refusals(body: object): Promise<unknown> {
  const answer = await client.fetch(resource.create.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Refused', ...body }),
  });
  expect(answer.status).toBe(422);
  return ((await answer.json()) as { errors: unknown }).errors;
}

/** Returns the lines of a file with these columns of the teams whose names begin with a word. */
async function exported(q: string, columns: string): Promise<string[]> {
  const file = await client.fetch(`${resource.export.path}?format=csv&columns=${columns}&sort=name&q=${q}`);
  return (await file.text()).replace('\uFEFF', '').trim().split('\r\n');
}

const imported = (content: string) =>
  client.call(resource.import, { file: { content }, query: { skip_errors: '1' as const } });

/** Returns the changes of a field in the activity log, the last one first. */
async function changesOf(id: number, name: string) {
  const { data } = await client.call(resource.activities, { params: { id } });
  return data.flatMap(({ field: changed, old_value, new_value }) =>
    changed === name ? [[old_value, new_value]] : [],
  );
}

describe('a number with decimals', () => {
  it('is kept as it is given, and refuses more decimals than it has', async () => {
    const { id } = await create({ name: 'Decimal one', allowance: 12.5 });
    expect(await one(id)).toMatchObject({ allowance: 12.5 });
    expect(await refusals({ allowance: 0.125 })).toEqual({ allowance: ['Decimal places: 2 at most.'] });
    const body = { allowance: 7.25, version: 1 };
    expect(await client.call(resource.update, { params: { id }, body })).toMatchObject({ allowance: 7.25 });
    const bulk = { ids: [id], action: 'update' as const, values: { allowance: 30.1 } };
    expect(await client.call(resource.bulk, { body: bulk })).toEqual({ count: 1 });
    expect(await one(id)).toMatchObject({ allowance: 30.1 });
    expect(await changesOf(id, 'allowance')).toEqual([
      ['7.25', '30.1'],
      ['12.5', '7.25'],
    ]);
  });

  it('is sorted and filtered as a number', async () => {
    await create({ name: 'Decimal two', allowance: 5.5 });
    await create({ name: 'Decimal three', allowance: 100 });
    await create({ name: 'Decimal four' });
    expect(await names('decimal', { sort: ['allowance'], filter: { allowance: { from: 5.5 } } })).toEqual([
      'Decimal two',
      'Decimal one',
      'Decimal three',
    ]);
    expect(await names('decimal', { filter: { allowance: { from: 5.51, to: 99.99 } } })).toEqual([
      'Decimal one',
    ]);
  });

  it('stands in files, and is read from them', async () => {
    expect(await exported('decimal', 'name,allowance')).toEqual([
      'Name,Allowance',
      'Decimal four,',
      'Decimal one,30.1',
      'Decimal three,100',
      'Decimal two,5.5',
    ]);
    const answer = await imported('Name,Allowance\nRead one,"2,5"\nRead two,2.125\nRead three,1000.5');
    expect(answer).toMatchObject({ created: 1, failed: 2, errors: [{ row: 3 }, { row: 4 }] });
    expect((await client.call(resource.list, { query: { q: 'read one' } })).data).toMatchObject([
      { allowance: 2.5 },
    ]);
  });
});

describe('an amount of money', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });

  it('is in the currency of its record, with which alone it changes', async () => {
    const { id } = await create({ name: 'Amount one', price: eur(1250) });
    expect(await one(id)).toMatchObject({ price: eur(1250), currency: 'EUR' });
    const dollars = { amount: 1, currency: 'USD' };
    expect(await refusals({ price: dollars })).toEqual({
      'price.currency': ['All amounts in a record use one currency. This record uses EUR.'],
    });
    const update = (body: BodyOf<typeof resource.update>) =>
      client.call(resource.update, { params: { id }, body });
    await expect(update({ currency: 'USD', version: 1 })).rejects.toThrow(/422|currency/);
    expect(await update({ currency: 'USD', price: dollars, version: 1 })).toMatchObject({ price: dollars });
    expect(await update({ price: null, version: 2 })).toMatchObject({ price: null });
    expect(await changesOf(id, 'price')).toEqual([
      ['1 USD', null],
      ['1250 EUR', '1 USD'],
    ]);
  });

  it('stands in files as a decimal number, and is read in the currency of its row', async () => {
    await create({ name: 'Amount two', price: eur(99_950) });
    await create({ name: 'Amount three', currency: 'JPY', price: { amount: 300, currency: 'JPY' } });
    expect(await exported('amount', 'name,currency,price')).toEqual([
      'Name,Currency,Price',
      'Amount one,USD,',
      'Amount three,JPY,300',
      'Amount two,EUR,999.5',
    ]);
    expect(await names('amount', { filter: { currency: ['JPY', 'USD'] } })).toEqual([
      'Amount one',
      'Amount three',
    ]);
    const rows = ['Paid one,,12.5', 'Paid two,JPY,70', 'Paid three,JPY,70.5', 'Paid four,EUR,10000.01'];
    const answer = await imported(['Name,Currency,Price', ...rows].join('\n'));
    expect(answer).toMatchObject({
      created: 2,
      failed: 2,
      errors: [
        { row: 4, field: 'price', message: 'Decimal places: 0 at most.' },
        { row: 5, field: 'price', message: 'Must be at most 10000.' },
      ],
    });
    expect((await client.call(resource.list, { query: { q: 'paid', sort: ['name'] } })).data).toMatchObject([
      { price: eur(1250), currency: 'EUR' },
      { price: { amount: 70, currency: 'JPY' } },
    ]);
  });
});

describe('an instant that is written', () => {
  const at = (time: string) => `2026-07-01T${time}:00.000Z`;

  it('is kept in UTC, and is not before the one that it follows', async () => {
    const { id } = await create({ name: 'Moment one', starts_at: '2026-07-01T10:00:00+02:00' });
    expect(await one(id)).toMatchObject({ starts_at: at('08:00'), ends_at: null });
    expect(await refusals({ starts_at: '2026-07-01' })).toEqual({ starts_at: [expect.any(String)] });
    const backwards = { starts_at: at('08:00'), ends_at: '2026-07-01T09:30:00+02:00' };
    expect(await refusals(backwards)).toEqual({ ends_at: [expect.any(String)] });
    const params = { id };
    const changed = await client.call(resource.update, {
      params,
      body: { ends_at: at('09:00'), version: 1 },
    });
    expect(changed).toMatchObject({ ends_at: at('09:00') });
    const bulk = { ids: [id], action: 'update' as const, values: { starts_at: at('08:30') } };
    expect(await client.call(resource.bulk, { body: bulk })).toEqual({ count: 1 });
    expect(await one(id)).toMatchObject({ starts_at: at('08:30'), version: 3 });
    expect(await changesOf(id, 'starts_at')).toEqual([[at('08:00'), at('08:30')]]);
    const late = { ...bulk, values: { starts_at: at('09:30') } };
    await expect(client.call(resource.bulk, { body: late })).rejects.toThrow(/422|ends_at/);
  });

  it('is the same however it is written: what says nothing new changes nothing', async () => {
    const { id, version } = await create({ name: 'Written twice', starts_at: at('08:00') });
    for (const starts_at of ['2026-07-01T08:00:00Z', '2026-07-01T10:00+02:00'])
      expect(
        await client.call(resource.update, { params: { id }, body: { starts_at, name: 'Written twice' } }),
      ).toMatchObject({ version });
  });

  it('is sorted, filtered by days of the user, exported and imported by the clock of the user', async () => {
    await create({ name: 'Moment two', starts_at: '2026-07-01T22:30:00.000Z' });
    const query = { sort: ['-starts_at' as const] };
    const days = { from: '2026-07-02', to: '2026-07-02' };
    expect(await names('moment', query)).toEqual(['Moment two', 'Moment one']);
    expect(await names('moment', { filter: { starts_at: days } })).toEqual(['Moment two']);
    expect(await exported('moment', 'name,starts_at')).toEqual([
      'Name,Starts at',
      'Moment one,2026-07-01 10:30:00',
      'Moment two,2026-07-02 00:30:00',
    ]);
    const content =
      'Name,Starts at\nTold one,2026-07-02 00:30\nTold two,at noon\nTold three,2026-07-01T22:30Z';
    expect(await imported(content)).toMatchObject({ created: 2, failed: 1, errors: [{ row: 3 }] });
    expect((await client.call(resource.list, { query: { q: 'told' } })).data).toMatchObject([
      { starts_at: '2026-07-01T22:30:00.000Z' },
      { starts_at: '2026-07-01T22:30:00.000Z' },
    ]);
  });
});
