import { type CustomField, customFields, type ImportAnswer, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSettings } from '../../db/settings/queries.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

type Form = CustomField['form'];

const fields = [
  { field_label: 'Note', field_type: 'text', show_in_list: true },
  { field_label: 'Size', field_type: 'dropdown', options: ['S', 'L, wide'], is_required: true },
  { field_label: 'Weight', field_type: 'numeric' },
  { field_label: 'Bought', field_type: 'date' },
  { field_label: 'Fragile', field_type: 'checkbox' },
  { field_label: 'Origin', field_type: 'text', is_required: true, default_value: 'Norge' },
] as const;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  await writeSettings(server.db, { is_demo: false });
  const { data } = await admin.call(customFields.list);
  for (const { id } of data) await admin.call(customFields.remove, { params: { id } });
  for (const form of ['projects', 'tasks', 'teams'] as const)
    for (const field of fields) {
      const options = 'options' in field ? [...field.options] : [];
      await admin.call(customFields.create, { body: { ...field, form, options } });
    }
});
afterAll(() => server.stop());

/** Lists the forms with what their records are called by, since the rules are the same for all. */
const forms = [
  ['projects', (title: string) => ({ name: title })],
  ['tasks', (title: string) => ({ title })],
  ['teams', (title: string) => ({ name: title })],
] as const satisfies readonly (readonly [Form, (title: string) => object])[];

interface Answer {
  readonly id: number;
  readonly name?: string;
  readonly title?: string;
  readonly custom_fields: Readonly<Record<string, unknown>>;
}

const titleOf = ({ name, title }: Answer) => name ?? title ?? '';

/** Names the records by words that no code holds. */
const words = ['alpha', 'bravo', 'charlie', 'delta'];

const rows = [
  { note: 'Émile', size: 'S', weight: 2.5, bought: '2026-01-05', fragile: true },
  { note: 'zebra', size: 'L, wide', weight: -1, bought: '2026-02-28', fragile: false },
  { note: 'Anna', size: 'S', weight: 10 },
  { size: 'S', bought: '2026-03-01' },
];

describe.each(forms)('the custom fields of %s', (form, named) => {
  const word = `q${form}`;
  const send = (method: string, path: string, body: object) =>
    admin.send(method, `/api/${form}${path}`, body);
  const list = async (query: string) => {
    const response = await admin.fetch(`/api/${form}?q=${word}&${query}`);
    const body = (await response.json()) as { data: Answer[]; meta: { total: number } };
    if (response.status !== 200) throw new Error(JSON.stringify(body));
    expect(body.meta.total).toBeGreaterThanOrEqual(body.data.length);
    return body.data.map((record) => words.indexOf(titleOf(record).split(' ')[1] ?? ''));
  };
  const find = async (title: string) => {
    const response = await admin.fetch(`/api/${form}?q=${encodeURIComponent(title)}&sort=code`);
    return ((await response.json()) as { data: Answer[] }).data;
  };

  /** Imports a file, and gives what was answered. */
  async function importFile(content: string, mapping?: Readonly<Record<string, string>>) {
    const body = new FormData();
    body.set('file', new File([content], 'file.csv'));
    if (mapping !== undefined) body.set('mapping', JSON.stringify(mapping));
    const response = await admin.fetch(`/api/${form}/import`, { method: 'POST', body });
    return (await response.json()) as Partial<ImportAnswer> & { readonly errors?: object };
  }

  beforeAll(async () => {
    for (const [index, values] of rows.entries()) {
      const response = await send('POST', '', { ...named(`${word} ${words[index]}`), custom_fields: values });
      if (response.status !== 201) throw new Error(await response.text());
    }
  });

  it('are checked, and given with the record; lists have those that they show', async () => {
    const wrong = await send('POST', '', { ...named('Wrong'), custom_fields: { size: 'S', weight: '1' } });
    expect([wrong.status, Object.keys(((await wrong.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['custom_fields.weight'],
    ]);
    const missing = await send('POST', '', named('Missing'));
    expect([missing.status, Object.keys(((await missing.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['custom_fields.size'],
    ]);
    const [shown] = await find(`${word} alpha`);
    expect(shown?.custom_fields).toEqual({ note: 'Émile' });
    const one = (await (await admin.fetch(`/api/${form}/${shown?.id ?? 0}`)).json()) as Answer;
    expect(one.custom_fields).toEqual({ ...rows[0], origin: 'Norge' });
  });

  it('sort its list, up and down, with what is empty last', async () => {
    expect(await list('sort=custom_fields.note')).toEqual([2, 0, 1, 3]);
    expect(await list('sort=-custom_fields.note')).toEqual([1, 0, 2, 3]);
    expect(await list('sort=custom_fields.weight')).toEqual([1, 0, 2, 3]);
    expect(await list('sort=-custom_fields.bought,code')).toEqual([3, 1, 0, 2]);
    expect(await list('sort=-custom_fields.size,-custom_fields.weight')).toEqual([2, 0, 3, 1]);
    const pages = [1, 2, 3, 4, 5].map((page) => list(`sort=custom_fields.weight&per_page=1&page=${page}`));
    expect(await Promise.all(pages)).toEqual([[1], [0], [2], [3], []]);
  });

  it.each([
    ['note', 'EMIL', [0]],
    ['size', 'S', [0, 2, 3]],
    ['size', String.raw`L\, wide`, [1]],
    ['size', String.raw`S,L\, wide`, [0, 1, 2, 3]],
    ['size', 'L, wide', [1]],
    ['size', 'S,L, wide', [0, 1, 2, 3]],
    ['size', 'L,wide,S', [0, 2, 3]],
    ['size', 'M', []],
    ['weight', '-1..2.5', [0, 1]],
    ['weight', '3..', [2]],
    ['weight', 'none', [3]],
    ['bought', '2026-01-05..2026-02-28', [0, 1]],
    ['bought', '2026-02-28', [1]],
    ['bought', 'none', [2]],
    ['fragile', 'yes', [0]],
    ['fragile', 'no', [1, 2, 3]],
    ['fragile', 'true', [0]],
    ['fragile', 'false', [1, 2, 3]],
  ])('filter its list by %s: %s', async (column, text, expected) => {
    const filter = `filter[custom_fields.${column}]=${encodeURIComponent(text)}`;
    expect(await list(`${filter}&sort=code`)).toEqual(expected);
  });

  it.each([
    ['sort=custom_fields.other', 'sort'],
    ['filter[custom_fields.other]=1', 'filter[custom_fields.other]'],
    ['filter[custom_fields.weight]=1', 'filter[custom_fields.weight]'],
    ['filter[custom_fields.weight]=..', 'filter[custom_fields.weight]'],
    ['filter[custom_fields.bought]=2026-02-30..', 'filter[custom_fields.bought]'],
    ['filter[custom_fields.fragile]=1', 'filter[custom_fields.fragile]'],
    ['filter[custom_fields.note]=%20', 'filter[custom_fields.note]'],
    ['filter[custom_fields.size]=', 'filter[custom_fields.size]'],
  ])('refuse %s', async (query, parameter) => {
    const response = await admin.fetch(`/api/${form}?${query}`);
    const { errors } = (await response.json()) as { errors: object };
    expect([response.status, Object.keys(errors)]).toEqual([422, [parameter]]);
  });

  it('change in many records at once, each noted with the old and the new value', async () => {
    const found = await Promise.all(['alpha', 'bravo', 'delta'].map((one) => find(`${word} ${one}`)));
    const ids = found.flatMap((records) => records.map(({ id }) => id));
    const bulk = (custom_fields: object) =>
      send('POST', '/bulk', { ids, action: 'update', values: { custom_fields } });
    const refused = await bulk({ size: null, weight: 'x' });
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['values.custom_fields.size', 'values.custom_fields.weight'],
    ]);
    expect((await bulk({ weight: 7, note: null })).status).toBe(200);
    expect(await list('filter[custom_fields.weight]=7..7&sort=code')).toEqual([0, 1, 3]);
    expect(await list('sort=custom_fields.note,code')).toEqual([2, 0, 1, 3]);
    const response = await admin.fetch(`/api/${form}/${ids[0] ?? 0}/activities`);
    const log = (await response.json()) as {
      data: Record<'action' | 'field' | 'old_value' | 'new_value', string>[];
    };
    const told = log.data.filter(({ action }) => action === 'updated');
    expect(new Set(told.map((one) => [one.field, one.old_value, one.new_value].join('|')))).toEqual(
      new Set(['custom_fields.weight|2.5|7', 'custom_fields.note|Émile|']),
    );
    await send('PUT', `/${ids[0] ?? 0}`, { custom_fields: { weight: 3 } });
    expect(await list('filter[custom_fields.weight]=7..7&sort=code')).toEqual([1, 3]);
    await send('DELETE', `/${ids[1] ?? 0}`, {});
    expect(await list('filter[custom_fields.weight]=7..7&sort=code')).toEqual([3]);
  });

  it('are columns of files that go out and come back', async () => {
    const made = await send('POST', '', {
      ...named('Roundtrip'),
      custom_fields: { ...rows[1], note: 'Back', weight: 0.5, fragile: true },
    });
    expect(made.status).toBe(201);
    const file = await admin.fetch(`/api/${form}/export?format=csv&q=roundtrip`);
    // Teams have their names for themselves alone.
    const content = (await file.text()).replace('Roundtrip', 'Roundtrip again');
    expect(await importFile(content)).toMatchObject({ created: 1, failed: 0 });
    const records = await find('Roundtrip');
    const read = async ({ id }: Answer) =>
      ((await (await admin.fetch(`/api/${form}/${id}`)).json()) as Answer).custom_fields;
    const [one, two] = await Promise.all(records.map(read));
    expect([records.length, two]).toEqual([2, one]);
    expect(await find('Roundtrip again')).toHaveLength(1);
    const filter = 'filter[custom_fields.weight]=0.5..0.5';
    const response = await admin.fetch(`/api/${form}?${filter}`);
    expect(((await response.json()) as { meta: { total: number } }).meta.total).toBe(2);
  });

  it('are read from a file by their labels or as they are mapped, and refused where they are wrong', async () => {
    const wrong = 'Title,Size,Weight,Bought,Fragile\nOne more,M,"1,234",never,perhaps\nTwo more,,1,,';
    const answer = await importFile(wrong);
    expect(answer.errors?.map(({ row, field }) => [row, field])).toEqual([
      [2, 'custom_fields.size'],
      [2, 'custom_fields.weight'],
      [2, 'custom_fields.bought'],
      [2, 'custom_fields.fragile'],
      [3, 'custom_fields.size'],
    ]);
    const content = 'a;b;c\nMapped one;s;1,5';
    const own = form === 'tasks' ? 'title' : 'name';
    const mapping = { [own]: 'a', 'custom_fields.size': 'b', 'custom_fields.weight': 'c' };
    expect(await importFile(content, mapping)).toMatchObject({ created: 1, errors: [] });
    const [found] = await find('Mapped one');
    const one = (await (await admin.fetch(`/api/${form}/${found?.id ?? 0}`)).json()) as Answer;
    expect(one.custom_fields).toEqual({ size: 'S', weight: 1.5, origin: 'Norge' });
    const unknown = { ...mapping, 'custom_fields.other': 'c' };
    expect(Object.keys((await importFile(content, unknown)).errors ?? {})).toEqual([
      'mapping.custom_fields.other',
    ]);
  });
});

it('a column that is called like a custom field fills it, even where others call another field so', async () => {
  const body = { field_label: 'Effort', field_type: 'text', form: 'tasks' } as const;
  const { field_column: column } = await admin.call(customFields.create, { body });
  const file = { content: 'Title,Estimate,Effort\nWeigh the crate,1:30,Small' };
  const { columns } = await admin.call(tasks.import, { file, query: { dry_run: '1' } });
  const fieldsOfColumns = columns.map(({ field }) => field);
  expect(fieldsOfColumns).toEqual(['title', 'estimated_minutes', `custom_fields.${column}`]);
});

it('choices that differ in case alone go out to a file and come back as they are, and those that were given up go out', async () => {
  const body = {
    field_label: 'Grade',
    field_type: 'dropdown',
    form: 'tasks',
    options: ['x', 'X', 'Old'],
  } as const;
  const { id, field_column: column } = await admin.call(customFields.create, {
    body: { ...body, options: [...body.options] },
  });
  const name = `custom_fields.${column}`;
  const file = { content: `Title,Size,Grade\nGraded one,S,X\nGraded two,S,x\nGraded three,S,Old` };
  expect(await admin.call(tasks.import, { file })).toMatchObject({ created: 3 });
  await admin.call(customFields.update, { params: { id }, body: { options: ['x', 'X'] } });
  const exported = await admin.fetch(`/api/tasks/export?format=csv&q=graded&sort=code&columns=title,${name}`);
  expect((await exported.text()).split('\r\n').slice(1, 4)).toEqual([
    'Graded one,X',
    'Graded two,x',
    'Graded three,Old',
  ]);
  const far = { content: 'Title,Size,Weight\nFar,S,9000000000000' };
  expect((await admin.call(tasks.import, { file: far })).errors).toMatchObject([
    { row: 2, field: 'custom_fields.weight' },
  ]);
});

it('a long list begins with the same records, whether it is read whole or page by page, and whoever asks', async () => {
  const staff = await server.as('user');
  const lines = Array.from({ length: 220 }, (_, index) => `Longlist ${index},S,${(index * 37) % 100}`);
  const file = { content: ['Title,Size,Weight', ...lines].join('\n') };
  expect(await admin.call(tasks.import, { file })).toMatchObject({ created: 220 });
  for (const client of [admin, staff])
    for (const sort of ['custom_fields.weight', '-custom_fields.weight']) {
      const idsOf = async (page: string) => {
        const response = await client.fetch(`/api/tasks?q=longlist&sort=${sort}&${page}`);
        return ((await response.json()) as { data: Answer[] }).data.map(({ id }) => id);
      };
      const all = await idsOf('per_page=300');
      expect(all).toHaveLength(220);
      expect([...(await idsOf('per_page=1')), ...(await idsOf('per_page=1&page=2'))]).toEqual(
        all.slice(0, 2),
      );
    }
});
