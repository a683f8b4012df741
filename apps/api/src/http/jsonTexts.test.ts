import {
  customFields,
  departments,
  menu,
  paymentGateways,
  profile,
  projects,
  roles,
  savedViews,
  settings,
  slack,
  tasks,
  teams,
  translations,
} from '@bureau/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { TestClient } from '../testing/TestClient.ts';

/** Is asked for again where a super administrator changes what is protected. */
const current_password = demoPassword;

let server: TestServer;
let admin: TestClient;

/** Writes a text, and gives it as it is read afterwards. */
type RoundTrip = (text: string) => Promise<unknown>;

let places: Readonly<Record<string, RoundTrip>>;

const placeNames = [
  'the title of a task',
  'the description of a task',
  'a text of a task of our own',
  'a long text of a task of our own',
  'a choice of a task',
  'many choices at once',
  'the value that a text begins with',
  'the value that a long text begins with',
  'the value that a choice begins with',
  'the label of a field',
  'the help of a field',
  'a task made with what a field begins with',
  'the name of a project',
  'a tag of a project',
  'a role in a project',
  'the name of a team',
  'the description of a team',
  'the name of a department',
  'the description of a role',
  'the text of a menu',
  'the badge of a menu',
  'the name of a view',
  'the query of a view',
  'the name of the company',
  'the footer',
  'the user of the mail server',
  'the channel in Slack',
  'the key of a gateway',
  'a text of a language',
  'a name in the own profile',
  'a comment',
  'the log of a change',
  'a notification',
] as const;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  places = await makePlaces();
});
afterAll(() => server.stop());

const addField = (field_label: string, field_type: 'text' | 'textarea' | 'dropdown', options?: string[]) =>
  admin.call(customFields.create, { body: { form: 'tasks', field_label, field_type, options } });

async function makePlaces(): Promise<Readonly<Record<(typeof placeNames)[number], RoundTrip>>> {
  const name = { body: { name: 'Of texts' } };
  const task = { id: (await admin.call(tasks.create, { body: { title: 'Of texts' } })).id };
  const project = { id: (await admin.call(projects.create, name)).id };
  const team = { id: (await admin.call(teams.create, name)).id };
  const department = { id: (await admin.call(departments.create, name)).id };
  const role = { id: (await admin.call(roles.create, name)).id };
  const item = { id: (await admin.call(menu.create, { body: { text: 'Of texts' } })).id };
  const view = await admin.call(savedViews.create, { body: { ...name.body, resource: 'tasks', query: '' } });
  const [german] = (await admin.call(translations.active)).filter(({ language }) => language === 'de');
  const translation = { id: german?.id ?? 0 };
  const short = await addField('Short', 'text');
  const long = await addField('Long', 'textarea');
  const choice = await addField('Choice', 'dropdown', ['A']);

  type TaskBody = Parameters<typeof changeTask>[0];
  const changeTask = async (body: { title?: string; description?: string; custom_fields?: object }) => {
    await admin.call(tasks.update, { params: task, body: body as never });
    return admin.call(tasks.one, { params: task });
  };
  const value = async (column: string, given: string, body: TaskBody = {}) => {
    const changed = await changeTask({ ...body, custom_fields: { [column]: given } });
    return changed.custom_fields[column];
  };
  const begin = async (id: number, text: string, options?: string[]) => {
    await admin.call(customFields.update, { params: { id }, body: { default_value: text, options } });
    const field = await admin.call(customFields.one, { params: { id } });
    return options === undefined ? field.default_value : [...field.options, field.default_value].join('|');
  };
  const saveSettings = async (body: object) => {
    await admin.call(settings.save, { body });
    return admin.call(settings.all);
  };
  const offer = (text: string) =>
    admin.call(customFields.update, { params: choice, body: { options: [text, 'A'] } });

  return {
    'the title of a task': async (text) => (await changeTask({ title: text })).title,
    async 'the description of a task'(text) {
      expect((await changeTask({ description: formatted(text) })).description).toBe(formatted(text));
      return text;
    },
    'a text of a task of our own': (text) => value(short.field_column, text),
    'a long text of a task of our own': (text) => value(long.field_column, text),
    async 'a choice of a task'(text) {
      await offer(text);
      return value(choice.field_column, text);
    },
    async 'many choices at once'(text) {
      await offer(text);
      const values = { custom_fields: { [choice.field_column]: text } };
      await admin.call(tasks.bulk, { body: { ids: [task.id], action: 'update', values } });
      return (await admin.call(tasks.one, { params: task })).custom_fields[choice.field_column];
    },
    'the value that a text begins with': (text) => begin(short.id, text),
    'the value that a long text begins with': (text) => begin(long.id, text),
    async 'the value that a choice begins with'(text) {
      expect(await begin(choice.id, text, [text, `${text}.`])).toBe([text, `${text}.`, text].join('|'));
      return text;
    },
    async 'the label of a field'(text) {
      await admin.call(customFields.update, { params: long, body: { field_label: text } });
      return (await admin.call(customFields.one, { params: long })).field_label;
    },
    async 'the help of a field'(text) {
      await admin.call(customFields.update, { params: long, body: { help_text: text } });
      return (await admin.call(customFields.one, { params: long })).help_text;
    },
    async 'a task made with what a field begins with'(text) {
      await begin(short.id, text);
      const { id } = await admin.call(tasks.create, { body: { title: text } });
      return (await admin.call(tasks.one, { params: { id } })).custom_fields[short.field_column];
    },
    async 'the name of a project'(text) {
      await admin.call(projects.update, { params: project, body: { name: text } });
      return (await admin.call(projects.one, { params: project })).name;
    },
    async 'a tag of a project'(text) {
      await admin.call(projects.update, { params: project, body: { tags: [text] } });
      return (await admin.call(projects.one, { params: project })).tags[0];
    },
    async 'a role in a project'(text) {
      const members = [{ user_id: 4, project_role: text }];
      await admin.call(projects.update, { params: project, body: { members } });
      return (await admin.call(projects.one, { params: project })).members[0]?.project_role;
    },
    async 'the name of a team'(text) {
      await admin.call(teams.update, { params: team, body: { name: text } });
      return (await admin.call(teams.one, { params: team })).name;
    },
    async 'the description of a team'(text) {
      await admin.call(teams.update, { params: team, body: { description: text } });
      return (await admin.call(teams.one, { params: team })).description;
    },
    async 'the name of a department'(text) {
      await admin.call(departments.update, { params: department, body: { name: text } });
      return (await admin.call(departments.one, { params: department })).name;
    },
    async 'the description of a role'(text) {
      await admin.call(roles.update, { params: role, body: { description: text } });
      return (await admin.call(roles.one, { params: role })).description;
    },
    async 'the text of a menu'(text) {
      await admin.call(menu.update, { params: item, body: { text } });
      return (await admin.call(menu.one, { params: item })).text;
    },
    async 'the badge of a menu'(text) {
      await admin.call(menu.update, { params: item, body: { badge: text } });
      return (await admin.call(menu.one, { params: item })).badge;
    },
    async 'the name of a view'(text) {
      await admin.call(savedViews.update, { params: view, body: { name: text } });
      return (await admin.call(savedViews.one, { params: view })).name;
    },
    async 'the query of a view'(text) {
      await admin.call(savedViews.update, { params: view, body: { query: text } });
      return (await admin.call(savedViews.one, { params: view })).query;
    },
    'the name of the company': async (text) => (await saveSettings({ company_name: text })).company_name,
    'the footer': async (text) => (await saveSettings({ footer_text: text })).footer_text,
    'the user of the mail server': async (text) =>
      (await saveSettings({ smtp_user: text, current_password })).smtp_user,
    async 'the channel in Slack'(text) {
      await admin.call(slack.save, { body: { channel: text, current_password } });
      return (await admin.call(slack.one)).channel;
    },
    async 'the key of a gateway'(text) {
      await admin.call(paymentGateways.save, {
        body: [{ gateway: 'stripe', enabled: false, public_key: text, current_password }],
      });
      const all = await admin.call(paymentGateways.all);
      return all.find(({ gateway }) => gateway === 'stripe')?.public_key;
    },
    async 'a text of a language'(text) {
      const { texts } = await admin.call(translations.one, { params: translation });
      const key = texts.find(({ english }) => !english.includes('{{'))?.key ?? '';
      await admin.call(translations.update, { params: translation, body: { texts: { [key]: text } } });
      const changed = await admin.call(translations.one, { params: translation });
      return changed.texts.find((one) => one.key === key)?.own;
    },
    async 'a name in the own profile'(text) {
      await admin.call(profile.update, { body: { firstname: text } });
      return (await admin.call(profile.one)).firstname;
    },
    async 'a comment'(text) {
      const body = formatted(text);
      await admin.call(tasks.comments.create, { params: task, body: { body } });
      const { data } = await admin.call(tasks.comments.list, { params: task });
      expect(data.map((one) => one.body)).toContain(body);
      return text;
    },
    async 'the log of a change'(text) {
      await changeTask({ title: 'Something else' });
      await value(short.field_column, 'Something else');
      await value(short.field_column, text, { title: text });
      const { data } = await admin.call(tasks.activities, { params: task });
      const told = data.slice(0, 2).map((one) => one.new_value);
      expect(told).toEqual([text, text]);
      return text;
    },
    async 'a notification'(text) {
      const staff = await server.as('user');
      await admin.call(tasks.create, { body: { title: text, assignee_ids: [4] } });
      const shown = await staff.send('POST', '/api/get-notifications', { length: 1 });
      expect(await shown.text()).toContain(JSON.stringify(text).slice(1, -1));
      return text;
    },
  };
}

/** Writes a text as the formatted text that it is kept as. */
const formatted = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** Makes texts that read as JSON, and that every field takes. */
const jsonText = fc
  .oneof(
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.integer().map(String),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => JSON.stringify(value)),
  )
  .filter(
    (text) => text.length <= 18 && text.trim() === text && text.isWellFormed() && !/[\p{C}\p{Z}]/u.test(text),
  );

const known = [
  '2024',
  'true',
  'false',
  'null',
  '[]',
  '{}',
  '"x"',
  '1e5',
  '-1',
  '0',
  '"',
  '[1,2]',
  '"null"',
  '1.10',
];
const examples = [...known, '{"a":"b"}', '"2026-01-15"', '9007199254740993'].map((text): [string] => [text]);

describe('a text that reads as JSON comes back as it was written:', () => {
  it.each(placeNames)('%s', async (name) => {
    const property = fc.asyncProperty(jsonText, async (text) => {
      expect(await places[name]?.(text)).toBe(text);
    });
    await fc.assert(property, { numRuns: 20, seed: 20_260_317, examples });
  });

  it('a task of a file, and of its export', async () => {
    const texts = [...examples.flat(), ...fc.sample(jsonText, { numRuns: 100, seed: 7 })];
    const rows = texts.map((text) => `"${text.replaceAll('"', '""')}"`).map((cell) => `${cell},${cell}`);
    const content = ['Title,Imported', ...rows].join('\n');
    const { field_column: column } = await addField('Imported', 'text');
    await admin.call(tasks.import, { file: { content } });
    const { data } = await admin.call(tasks.list, { query: { sort: ['-code'], per_page: texts.length } });
    const ids = data.map(({ id }) => id).reverse();
    for (const [index, id] of ids.entries()) {
      const one = await admin.call(tasks.one, { params: { id } });
      expect([one.title, one.custom_fields[column]]).toEqual([texts[index], texts[index]]);
    }
  });
});
