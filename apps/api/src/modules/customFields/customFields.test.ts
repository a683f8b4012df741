import { type BodyOf, type CustomField, customFields, tasks } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customFields as table } from '../../db/schema/index.ts';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  [admin, staff] = await Promise.all([server.as('admin'), server.as('user')]);
  await writeSettings(server.db, { is_demo: false });
  for (const { id } of await ofTasks()) await remove(id);
});
afterAll(() => server.stop());

type Wish = Partial<BodyOf<typeof customFields.create>>;

const add = (field_label: string, wish: Wish = {}): Promise<CustomField> =>
  admin.call(customFields.create, { body: { form: 'tasks', field_label, field_type: 'text', ...wish } });
const remove = (id: number) => admin.call(customFields.remove, { params: { id } });
const ofTasks = () => staff.call(customFields.ofForm, { params: { form: 'tasks' } });
const createTask = (custom_fields?: object) =>
  admin.try(tasks.create, { body: { title: 'With fields', custom_fields: { ...custom_fields } } });

async function makeTask(custom_fields?: object) {
  const { status, body } = await createTask(custom_fields);
  if (status !== 201 || 'error' in body || 'errors' in body) throw new Error(JSON.stringify(body));
  return body;
}

describe('the fields of a form', () => {
  it('get columns of their own from their labels, which nothing takes again', async () => {
    const labels = ['Größe & Farbe', 'Größe & Farbe!', '番号', '2nd line', 'x'.repeat(100)];
    const made = [];
    for (const label of labels) made.push(await add(label));
    const columns = made.map(({ field_column: column }) => column);
    expect(columns).toEqual(['grosse_farbe', 'grosse_farbe_2', 'field', 'nd_line', 'x'.repeat(36)]);
    for (const { id } of made) await remove(id);
    const again = await add('Größe & Farbe');
    expect(again.field_column).toBe('grosse_farbe_3');
    const renamed = await admin.call(customFields.update, {
      params: { id: again.id },
      body: { field_label: 'Something else' },
    });
    expect(renamed).toMatchObject({ field_label: 'Something else', field_column: 'grosse_farbe_3' });
    await remove(again.id);
  });

  it('are left empty in a file, whatever they are called', async () => {
    const { id, field_column: column } = await add('Constructor');
    await makeTask();
    const file = await admin.fetch(
      `/api/tasks/export?format=csv&columns=title,custom_fields.${column}&q=fields`,
    );
    expect(await file.text()).toContain('With fields,\r\n');
    await remove(id);
  });

  it('are kept by holders of settings_edit, with a log of what changed, and read by everybody', async () => {
    const body = { form: 'tasks', field_label: 'Weight', field_type: 'numeric' } as const;
    expect((await staff.try(customFields.create, { body })).status).toBe(403);
    const { id, version } = await admin.call(customFields.create, { body });
    const change = (wanted: object) => admin.try(customFields.update, { params: { id }, body: wanted });
    const changed = await change({ help_text: 'In grams', version });
    expect(changed.body).toMatchObject({ help_text: 'In grams', version: version + 1 });
    expect(await change({ help_text: 'Late', version })).toMatchObject({
      status: 409,
      body: { current: changed.body },
    });
    expect((await change({ field_type: 'text' })).status).toBe(422);
    expect(await ofTasks()).toContainEqual(changed.body);
    const { data } = await admin.call(customFields.activities, { params: { id } });
    expect(data.map(({ action, field, new_value }) => [action, field, new_value])).toEqual([
      ['updated', 'help_text', 'In grams'],
      ['created', null, null],
    ]);
    await remove(id);
    expect((await admin.try(customFields.one, { params: { id } })).status).toBe(404);
  });

  it('are told to nobody of a client where the company notes them of people', async () => {
    const { id } = await add('Pay grade', { form: 'users' });
    const ofUsers = async (reader: TestClient) =>
      (await reader.call(customFields.ofForm, { params: { form: 'users' } })).map((field) => field.id);
    expect(await ofUsers(staff)).toContain(id);
    expect(await ofUsers(await server.as('client'))).toEqual([]);
    await remove(id);
  });

  it('stay while they are of the demonstration', async () => {
    const { id } = await add('Of the demonstration');
    await server.db.update(table).set({ createdBy: null }).where(eq(table.id, id));
    await writeSettings(server.db, { is_demo: true });
    expect((await admin.try(customFields.remove, { params: { id } })).status).toBe(403);
    await writeSettings(server.db, { is_demo: false });
    await remove(id);
  });

  it('are refused when they make no sense', async () => {
    const refused = async (wish: Wish, field: string) => {
      const body = { form: 'tasks', field_label: 'Odd', field_type: 'text', ...wish } as const;
      const answer = await admin.try(customFields.create, { body });
      expect([answer.status, Object.keys((answer.body as { errors?: object }).errors ?? {})]).toEqual([
        422,
        [field],
      ]);
    };
    await refused({ field_type: 'dropdown' }, 'options');
    await refused({ field_type: 'dropdown', options: ['a', 'a'] }, 'options');
    await refused({ options: ['a'] }, 'options');
    await refused({ field_type: 'dropdown', options: ['a'], default_value: 'b' }, 'default_value');
    await refused({ field_type: 'numeric', default_value: '1' }, 'default_value');
    await refused({ field_type: 'date', default_value: '2026-02-30' }, 'default_value');
    await refused({ field_label: ' ' }, 'field_label');
    const { id } = await add('Twice');
    await refused({ field_label: 'TWICE' }, 'field_label');
    await remove(id);
  });

  it('stand in the order that is given', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    const reorder = (ids: number[]) => admin.try(customFields.reorder, { body: { form: 'tasks', ids } });
    expect((await reorder([c.id, a.id])).status).toBe(422);
    expect((await reorder([c.id, a.id, a.id])).status).toBe(422);
    expect((await reorder([c.id, a.id, b.id])).status).toBe(200);
    expect((await ofTasks()).map(({ field_label, position }) => [field_label, position])).toEqual([
      ['C', 1],
      ['A', 2],
      ['B', 3],
    ]);
    const { data } = await admin.call(customFields.list, { query: { filter: { form: ['tasks'] }, q: 'b' } });
    expect(data.map(({ field_label }) => field_label)).toEqual(['B']);
    for (const { id } of [a, b, c]) await remove(id);
  });

  it('have their choices in the order that is given', async () => {
    const { id } = await add('Format', { field_type: 'dropdown', options: ['S', 'L'] });
    const options = ['L', 'S'];
    await admin.call(customFields.update, { params: { id }, body: { options } });
    expect(await ofTasks()).toMatchObject([{ id, options, version: 2 }]);
    await remove(id);
  });
});

describe('the values of a record', () => {
  const fields: CustomField[] = [];

  beforeAll(async () => {
    fields.push(
      await add('Size', {
        field_type: 'dropdown',
        options: ['S', 'L'],
        is_required: true,
        show_in_list: true,
      }),
      await add('Weight in g', { field_type: 'numeric' }),
      await add('Bought on', { field_type: 'date' }),
      await add('Fragile', { field_type: 'checkbox' }),
      await add('Note', { field_type: 'textarea', default_value: 'none yet' }),
    );
  });
  afterAll(async () => {
    for (const { id } of fields) await remove(id);
  });

  it('are those of the form, of the type of each field, with a value to begin with', async () => {
    const given = { size: 'S', weight_in_g: 1.5, bought_on: '2026-02-28', fragile: false };
    const task = await makeTask(given);
    expect(task.custom_fields).toEqual({ ...given, note: 'none yet' });
    expect(await admin.call(tasks.one, { params: { id: task.id } })).toEqual(task);
    const { data } = await admin.call(tasks.list, { query: { q: task.code } });
    expect(data.map(({ custom_fields: values }) => values)).toEqual([{ size: 'S' }]);
  });

  it.each([
    [{}, 'size'],
    [{ size: ' ' }, 'size'],
    [{ size: 'M' }, 'size'],
    [{ size: 'S', weight_in_g: '1' }, 'weight_in_g'],
    [{ size: 'S', weight_in_g: 1e13 }, 'weight_in_g'],
    [{ size: 'S', bought_on: '2026-02-29' }, 'bought_on'],
    [{ size: 'S', fragile: 1 }, 'fragile'],
    [{ size: 'S', note: ['a'] }, 'note'],
    [{ size: 'S', note: 'a'.repeat(10_001) }, 'note'],
    [{ size: 'S', note: '\0' }, 'note'],
    [{ size: 'S', other: 'a' }, 'other'],
    [{ size: 'S', other: null }, 'other'],
  ])('are refused where they are wrong: %j', async (given, column) => {
    const { status, body } = await createTask(given);
    expect(status).toBe(422);
    expect(Object.keys((body as { errors?: object }).errors ?? {})).toEqual([`custom_fields.${column}`]);
  });

  it('have a box ticked that has to be', async () => {
    const terms = await add('Terms accepted', { field_type: 'checkbox', is_required: true });
    for (const given of [{}, { terms_accepted: false }, { terms_accepted: null }])
      expect((await createTask({ size: 'S', ...given })).body).toEqual({
        errors: { 'custom_fields.terms_accepted': ['This field is required.'] },
      });
    expect((await createTask({ size: 'S', terms_accepted: true })).status).toBe(201);
    const content = 'Title,Size,Terms accepted\nAgreed,S,Yes\nRefused,S,No\nUnsaid,S,\n';
    const refused = { field: 'custom_fields.terms_accepted', message: 'This field is required.' };
    const answer = async () =>
      (await admin.call(tasks.import, { file: { content }, query: { dry_run: '1', skip_errors: '1' } }))
        .errors;
    expect(await answer()).toMatchObject([
      { ...refused, row: 3 },
      { ...refused, row: 4 },
    ]);
    await admin.call(customFields.update, { params: { id: terms.id }, body: { default_value: false } });
    expect(await answer()).toMatchObject([
      { ...refused, row: 3 },
      { ...refused, row: 4 },
    ]);
    await remove(terms.id);
  });

  it('change one by one, with the labels of their fields in the log', async () => {
    const { id, version } = await makeTask({ size: 'S', fragile: true });
    const change = (custom_fields: object) =>
      admin.try(tasks.update, { params: { id }, body: { custom_fields: { ...custom_fields } } });
    expect((await change({ size: 'S' })).body).toMatchObject({ version });
    expect((await change({ size: null })).status).toBe(422);
    const changed = await change({ size: 'L', note: '', weight_in_g: 0 });
    expect(changed.body).toMatchObject({
      version: version + 1,
      custom_fields: { size: 'L', fragile: true, weight_in_g: 0 },
    });
    const { data } = await admin.call(tasks.activities, { params: { id } });
    const told = data.filter(({ action }) => action === 'updated');
    expect(
      new Set(told.map((one) => [one.field, one.field_label, one.old_value, one.new_value].join('|'))),
    ).toEqual(
      new Set([
        'custom_fields.size|Size|S|L',
        'custom_fields.note|Note|none yet|',
        'custom_fields.weight_in_g|Weight in g||0',
      ]),
    );
  });

  it('stay what they were when the choices become others, and are hidden with their field', async () => {
    const field = await add('Colour', { field_type: 'dropdown', options: ['red', 'blue'] });
    const { id, version } = await makeTask({ size: 'S', colour: 'red' });
    const params = { id: field.id };
    await admin.call(customFields.update, { params, body: { options: ['blue'] } });
    const same = await admin.call(tasks.update, {
      params: { id },
      body: { custom_fields: { colour: 'red' }, title: 'Another title' },
    });
    expect(same).toMatchObject({ version: version + 1, custom_fields: { colour: 'red' } });
    const other = await makeTask({ size: 'S', colour: 'blue' });
    const paint = (...ids: readonly number[]) =>
      admin.try(tasks.bulk, {
        body: { action: 'update', ids: [...ids], values: { custom_fields: { colour: 'red' }, priority: 2 } },
      });
    expect((await paint(id)).status).toBe(200);
    expect((await paint(id, other.id)).status).toBe(422);
    await remove(field.id);
    const { custom_fields: left } = await admin.call(tasks.one, { params: { id } });
    expect(left).not.toHaveProperty('colour');
    const again = await add('Colour');
    expect(again.field_column).toBe('colour_2');
    expect((await admin.call(tasks.one, { params: { id } })).custom_fields).toEqual(left);
    await remove(again.id);
  });

  it('are columns of an export', async () => {
    const { code } = await makeTask({
      size: 'L',
      weight_in_g: -2.5,
      bought_on: '2026-02-28',
      fragile: true,
      note: '=1+1',
    });
    const columns = ['code', ...fields.map(({ field_column: column }) => `custom_fields.${column}`)].join(
      ',',
    );
    const response = await admin.fetch(`/api/tasks/export?format=csv&q=${code}&columns=${columns}`);
    expect((await response.text()).replace('\ufeff', '').split('\r\n')).toEqual([
      'Code,Size,Weight in g,Bought on,Fragile,Note',
      `${code},L,-2.5,2026-02-28,Yes,'=1+1`,
      '',
    ]);
    const xlsx = await admin.fetch(`/api/tasks/export?format=xlsx&q=${code}`);
    expect(xlsx.status).toBe(200);
  });
});
