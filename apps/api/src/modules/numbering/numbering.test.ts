import {
  type BodyOf,
  codePrefixes,
  numbering,
  projects,
  settings,
  tasks,
  teams,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testTasks } from '../../testing/template.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Change = BodyOf<typeof numbering.save>['forms'][number];

const save = (...forms: Change[]) => admin.try(numbering.save, { body: { forms } });
const read = async (form: Change['form']) =>
  (await admin.call(numbering.one)).forms.find((one) => one.form === form);
const create = (title: string) => admin.call(tasks.create, { body: { title } });

describe('the numbers of records', () => {
  it('are of four digits behind the letters of their kind where nothing is set', async () => {
    const { forms } = await admin.call(numbering.one);
    expect(forms.map(({ form, prefix, digits }) => [form, prefix, digits])).toEqual(
      Object.entries(codePrefixes).map(([form, prefix]) => [form, prefix, 4]),
    );
    expect(await read('tasks')).toMatchObject({ prefix: 'TSK' });
    expect(new Set(forms.map(({ prefix }) => prefix)).size).toBe(forms.length);
    expect(await read('tasks')).toMatchObject({ next_number: testTasks + 1 });
  });

  it('look from now on as they are set, and stay on what there is', async () => {
    const before = await create('Before');
    const next = testTasks + 2;
    expect(await save({ form: 'tasks', prefix: 'JOB7', digits: 6 })).toMatchObject({ status: 200 });
    const code = `JOB7-000${next}`;
    expect(await admin.call(tasks.generatedId)).toEqual({ code });
    expect(await create('After')).toMatchObject({ code });
    expect(await admin.call(tasks.one, { params: { id: before.id } })).toEqual(before);
    expect((await admin.call(tasks.list, { query: { q: code.toLowerCase() } })).meta.total).toBe(1);
    await admin.call(tasks.import, { file: { content: 'title\nZanzibar' } });
    const { data } = await admin.call(tasks.list, { query: { q: 'zanzibar' } });
    expect(data.map((task) => task.code)).toEqual([`JOB7-000${next + 1}`]);
    await save({ form: 'tasks', prefix: 'TSK', digits: 1 });
    expect(await create('Later')).toMatchObject({ code: `TSK-${next + 2}` });
  });

  it('go on with a number that is set, and never with one that was given', async () => {
    const { next_number: next = 0 } = (await read('teams')) ?? {};
    const answer = await save({ form: 'projects', digits: 2 }, { form: 'teams', next_number: next - 1 });
    expect([answer.status, answer.body]).toEqual([
      422,
      { errors: { 'forms.1.next_number': [`Must be at least ${next}.`] } },
    ]);
    expect(await read('projects')).toMatchObject({ digits: 4 });
    await save({ form: 'teams', next_number: next }, { form: 'users', next_number: 5_000 });
    const team = await admin.call(teams.create, { body: { name: 'Numbered' } });
    expect(team.code).toBe(`TEA-000${next}`);
    expect(await admin.call(users.generatedId)).toEqual({ code: 'USR-5000' });
  });

  it('have prefixes of their own, of capital letters and digits', async () => {
    const wrong = ['A', 'ABCDEFG', 'abc', 'Ä1', 'A-1', ''];
    for (const prefix of wrong) {
      const { status, body } = await save({ form: 'teams', prefix });
      expect([prefix, status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([
        prefix,
        422,
        ['forms.0.prefix'],
      ]);
    }
    const taken = await save({ form: 'teams', prefix: 'PRJ' });
    expect(Object.keys((taken.body as { errors?: object }).errors ?? {})).toEqual(['forms.0.prefix']);
    const swapped = await save({ form: 'teams', prefix: 'PRJ' }, { form: 'projects', prefix: 'TEA' });
    expect(swapped.status).toBe(200);
    const project = await admin.call(projects.create, { body: { name: 'Swapped' } });
    expect(project.code).toMatch(/^TEA-/);
    await save({ form: 'teams', prefix: 'TEA' }, { form: 'projects', prefix: 'PRJ' });
  });

  it('have neither a gap nor a double when they are set while many are created', async () => {
    const { next_number: next = 0 } = (await read('tasks')) ?? {};
    const prefixes = ['AAA', 'BBB', 'CCC', 'TSK'];
    const work = Array.from({ length: 24 }, (_, index) => create(`While ${index}`));
    const saves = prefixes.map((prefix) => save({ form: 'tasks', prefix, digits: 4 }));
    const [made] = await Promise.all([Promise.all(work), Promise.all(saves)]);
    const numbers = made.map(({ code }) => Number(code.split('-')[1])).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 24 }, (_, index) => next + index));
  });

  it('are set by those who may change the settings, and logged field by field', async () => {
    const staff = await server.as('user');
    const body = { forms: [{ form: 'tasks', digits: 3 }] } as const;
    expect((await staff.try(numbering.save, { body: { forms: [...body.forms] } })).status).toBe(403);
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    await save({ form: 'teams', prefix: 'CREW', digits: 3, next_number: 700 });
    const query = { per_page: 3 };
    const { data } = await admin.call(settings.activities, { params: { id: 1 }, query });
    expect(new Set(data.map(({ field, new_value: value }) => `${field} ${value}`))).toEqual(
      new Set(['numbering.teams.prefix CREW', 'numbering.teams.digits 3', 'numbering.teams.next_number 700']),
    );
  });
});
