import {
  defects,
  items,
  meetings,
  projects,
  type QueryOf,
  roles,
  taxes,
  tasks,
  type UpdateOf,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';
import { userIdOf } from '../testing/userIdOf.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

const makeTax = async (tax_name: string, tax_rate: number) =>
  (await admin.call(taxes.create, { body: { tax_name, tax_rate } })).id;
const makeTask = async (values: object = {}) =>
  (await admin.call(tasks.create, { body: { title: 'One', ...values } })).id;
const change = (client: TestClient, id: number, body: UpdateOf<typeof tasks>) =>
  client.try(tasks.update, { params: { id }, body });

describe('an item with several taxes', () => {
  it('names them by their rate, is found by each, and keeps those that it names', async () => {
    const [vat, city] = [await makeTax('VAT', 20), await makeTax('City tax', 2.5)];
    const chair = await admin.call(items.create, { body: { name: 'Oak chair', tax_ids: [vat, city, vat] } });
    expect(chair.taxes).toEqual([
      { id: city, name: 'City tax (2.5)' },
      { id: vat, name: 'VAT (20)' },
    ]);
    const { id: desk } = await admin.call(items.create, { body: { name: 'Oak desk' } });
    const named = async (tax_id: (number | null)[]) =>
      (await admin.call(items.list, { query: { q: 'Oak', filter: { tax_id } } })).data.map(
        ({ name }) => name,
      );
    expect(await named([city])).toEqual(['Oak chair']);
    expect(await named([null])).toEqual(['Oak desk']);
    expect(await named([null, vat])).toEqual(['Oak chair', 'Oak desk']);

    const bulk = { ids: [chair.id, desk], action: 'update' as const, values: { tax_ids: [vat] } };
    expect(await admin.call(items.bulk, { body: bulk })).toEqual({ count: 2 });
    const { data: entries } = await admin.call(items.activities, { params: { id: chair.id } });
    expect(entries).toContainEqual(
      expect.objectContaining({
        field: 'tax_ids',
        old_value: 'City tax (2.5), VAT (20)',
        new_value: 'VAT (20)',
      }),
    );
    expect((await admin.try(taxes.remove, { params: { id: vat } })).body).toMatchObject({
      blocked_by: [{ resource: 'items', count: 2 }],
    });
    expect(await admin.try(taxes.remove, { params: { id: city } })).toMatchObject({ status: 204 });
    const unknown = { name: 'Lamp', tax_ids: [vat, 9999] };
    expect((await admin.try(items.create, { body: unknown })).body).toHaveProperty(['errors', 'tax_ids.1']);
  });

  it('finds rates that a file has with the sign of percent, on either side', async () => {
    const rates = ['20%', '"2,5 %"', '%18', '２１％', '7', '2%1', '%'];
    const content = ['Tax,Rate', ...rates.map((rate, index) => `Imported ${index},${rate}`)].join('\n');
    const answer = await admin.call(taxes.import, { file: { content }, query: { skip_errors: '1' } });
    expect(answer).toMatchObject({
      created: 5,
      errors: [{ row: 7 }, { row: 8, message: '“%” is not a valid number. Write it like 1234.5.' }],
    });
    const { data } = await admin.call(taxes.list, { query: { q: 'Imported', sort: ['tax_name'] } });
    expect(data.map(({ tax_rate }) => tax_rate)).toEqual([20, 2.5, 18, 21, 7]);
  });

  it('is written to a file and read from one', async () => {
    await makeTax('Reduced', 10);
    await makeTax('Special', 5);
    const content = 'Name,Taxes\nShelf,"Reduced (10), Special"\nStool,Nothing\n';
    const answer = await admin.call(items.import, { file: { content }, query: { skip_errors: '1' } });
    expect(answer).toMatchObject({ created: 1, failed: 1, errors: [{ row: 3, field: 'taxes' }] });
    const file = await admin.fetch(`${items.export.path}?format=csv&columns=name,taxes&q=Shelf`);
    expect((await file.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Name,Taxes',
      'Shelf,"Reduced (10), Special (5)"',
    ]);
  });
});

describe('a task that waits for others', () => {
  it('never waits for itself, even when two are changed at the same moment', async () => {
    const first = await makeTask();
    const second = await makeTask({ dependency_ids: [first] });
    const third = await makeTask({ dependency_ids: [second] });
    const refusal = {
      status: 422,
      body: { errors: { dependency_ids: [expect.stringMatching(/wait for itself/)] } },
    };
    expect(await change(admin, first, { dependency_ids: [first] })).toMatchObject(refusal);
    expect(await change(admin, first, { dependency_ids: [third] })).toMatchObject(refusal);
    expect(await change(admin, third, { dependency_ids: [first, second] })).toMatchObject({ status: 200 });
    const blocked = await admin.call(tasks.list, { query: { filter: { dependency_id: [first] } } });
    expect(blocked.data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([second, third]);
    const [one, other] = [await makeTask(), await makeTask()];
    const changes = await Promise.all([
      change(admin, one, { dependency_ids: [other] }),
      change(admin, other, { dependency_ids: [one] }),
    ]);
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await admin.try(tasks.remove, { params: { id: first } })).toMatchObject({ status: 204 });
    expect((await admin.call(tasks.one, { params: { id: second } })).dependencies).toEqual([]);
  });

  it('does not tell of one that somebody may not see, and loses it by no change of theirs', async () => {
    const manager = await server.as('project manager');
    const { id: project_id } = await admin.call(projects.create, { body: { name: 'Secret' } });
    const secret = await makeTask({ title: 'Secret', project_id });
    const [own, seen] = [await makeTask({ dependency_ids: [secret] }), await makeTask()];
    const assignee_ids = [await userIdOf(server.db, 'project manager')];
    for (const id of [own, seen]) await change(admin, id, { assignee_ids });
    const idsFor = async (client: TestClient) =>
      (await client.call(tasks.one, { params: { id: own } })).dependencies.map(({ id }) => id);
    expect(await idsFor(manager)).toEqual([]);
    expect(await change(manager, own, { dependency_ids: [seen, secret] })).toMatchObject({ status: 422 });
    expect(await change(manager, own, { dependency_ids: [seen] })).toMatchObject({ status: 200 });
    expect(await idsFor(manager)).toEqual([seen]);
    expect((await idsFor(admin)).toSorted((a, b) => a - b)).toEqual([secret, seen]);
  });
});

it('a change to somebody or something that is called the same is told in the activity log', async () => {
  const hire = async (name: string) => {
    const body = { username: name, firstname: 'Jan', lastname: 'Novák', email: `${name}@bureau.example` };
    return (await admin.call(users.create, { body })).id;
  };
  const [one, other] = [await hire('jan-one'), await hire('jan-two')];
  const [first, second] = [await makeTask({ title: 'Phase' }), await makeTask({ title: 'Phase' })];
  const id = await makeTask({ parent_id: first, assignee_ids: [one] });
  await change(admin, id, { parent_id: second, assignee_ids: [other], title: 'One' });
  const { data } = await admin.call(tasks.activities, { params: { id } });
  const told = data.map(({ field, old_value, new_value }) => [field, old_value, new_value].join('|'));
  expect(told.toSorted()).toEqual(['assignee_ids|Jan Novák|Jan Novák', 'parent_id|Phase|Phase', '||']);
});

describe('somebody who has left', () => {
  let left: number;
  let meeting: number;
  let id: number;

  beforeAll(async () => {
    const person = { username: 'leaving', firstname: 'Lea', lastname: 'Ving', email: 'lea@bureau.example' };
    left = (await admin.call(users.create, { body: person })).id;
    id = (await admin.call(defects.create, { body: { title: 'Loose screw', reporter_id: left } })).id;
    const body = { title: 'Farewell', starts_at: '2026-03-17T10:00:00.000Z', participant_ids: [left] };
    meeting = (await admin.call(meetings.create, { body })).id;
    await admin.call(users.statusChange, { params: { id: left }, body: { is_active: false } });
  });

  it('stays where they are, and gets nothing else of the record', async () => {
    const update = (body: UpdateOf<typeof defects>) => admin.try(defects.update, { params: { id }, body });
    expect(await update({ title: 'Lost screw', reporter_id: left })).toMatchObject({ status: 200 });
    const errors = { assignee_id: [expect.any(String)] };
    expect(await update({ assignee_id: left })).toMatchObject({ status: 422, body: { errors } });
  });

  it('has come to a meeting to which they were invited', async () => {
    const body = { attendee_ids: [left] };
    expect(await admin.call(meetings.update, { params: { id: meeting }, body })).toMatchObject({
      attendees: [{ user_id: left }],
    });
  });
});

describe('somebody of a client', () => {
  it('writes nothing that would not be theirs: not for the company, and no work without a project of theirs', async () => {
    const client = await server.as('client');
    const of = await admin.call(projects.list, { query: { filter: { client_id: [1] } } });
    const ownProject = of.data[0]?.id ?? 0;
    const clientRole = (await admin.call(roles.picker)).find(({ name }) => name === 'client')?.id ?? 0;
    await admin.call(roles.setPermissions, {
      params: { id: clientRole },
      body: { permissions: ['taxes_create', 'tasks_view', 'tasks_create', 'tasks_edit'] },
    });
    const refused = {
      status: 422,
      body: { error: 'This would not be part of your company’s work, so you could not see it.' },
    };
    expect(await client.try(taxes.create, { body: { tax_name: 'Own', tax_rate: 1 } })).toMatchObject(refused);
    expect(await client.try(tasks.create, { body: { title: 'Of nobody' } })).toMatchObject(refused);
    const body = { title: 'Ours', project_id: ownProject };
    const { id } = await client.call(tasks.create, { body });
    const values = { project_id: null };
    expect(await client.try(tasks.update, { params: { id }, body: values })).toMatchObject(refused);
    const many = { ids: [id], action: 'update' as const, values };
    expect(await client.try(tasks.bulk, { body: many })).toMatchObject(refused);
    expect(await client.call(tasks.one, { params: { id } })).toMatchObject(body);

    // a file is checked as it is imported, row by row
    const { name } = await admin.call(projects.one, { params: { id: ownProject } });
    const rows = [
      'Title,Project,Code,Parent task',
      `Ours,${name},F1,`,
      'Of nobody,,F2,',
      `Also ours,${name},F3,`,
      `Below what is nobody’s,${name},F4,F2`,
    ];
    const content = rows.join('\n');
    const bring = (query: QueryOf<typeof tasks.import>) =>
      client.call(tasks.import, { file: { content }, query });
    const answer = {
      failed: 2,
      errors: [
        { row: 3, field: null, message: refused.body.error },
        { row: 5, field: 'parent_name' },
      ],
    };
    const { code: before } = await admin.call(tasks.generatedId);
    expect(await bring({ dry_run: '1' })).toMatchObject({ ...answer, created: 0 });
    expect(await bring({ dry_run: '1', skip_errors: '1' })).toMatchObject({ ...answer, created: 2 });
    expect(await bring({})).toMatchObject({ ...answer, created: 0 });
    expect((await admin.call(tasks.generatedId)).code).toBe(before);
    expect(await bring({ skip_errors: '1' })).toMatchObject({ ...answer, created: 2 });
    const ours = await client.call(tasks.list, { query: { q: 'ours' } });
    expect(ours.data.map(({ title }) => title).toSorted()).toEqual(['Also ours', 'Ours', 'Ours']);
  });
});
