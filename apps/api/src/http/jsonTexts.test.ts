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

/** Writes a text in some places at once, and gives by their names how it is read there afterwards. */
type RoundTrip = (text: string) => Promise<Readonly<Record<string, unknown>>>;

/** Gives, by what is written at once, the places that a text is written in. */
let places: Readonly<Record<Written, RoundTrip>>;

const written = [
  'a task, with fields of our own',
  'fields of our own, and what is made with them',
  'a project',
  'a team',
  'a department',
  'a role',
  'a menu',
  'a view',
  'the settings',
  'the channel in Slack',
  'the key of a gateway',
  'a text of a language',
  'a name in the own profile',
  'a comment',
  'the log of a change',
  'a notification',
] as const;

type Written = (typeof written)[number];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  places = await makePlaces();
});
afterAll(() => server.stop());

const addField = (field_label: string, field_type: 'text' | 'textarea' | 'dropdown', options?: string[]) =>
  admin.call(customFields.create, { body: { form: 'tasks', field_label, field_type, options } });

async function makePlaces(): Promise<Readonly<Record<Written, RoundTrip>>> {
  const name = { body: { name: 'Of texts' } };
  const makeTask = async () => ({
    id: (await admin.call(tasks.create, { body: { title: 'Of texts' } })).id,
  });
  const [task, together, logged] = [await makeTask(), await makeTask(), await makeTask()];
  const project = { id: (await admin.call(projects.create, name)).id };
  const team = { id: (await admin.call(teams.create, name)).id };
  const department = { id: (await admin.call(departments.create, name)).id };
  const role = { id: (await admin.call(roles.create, name)).id };
  const item = { id: (await admin.call(menu.create, { body: { text: 'Of texts' } })).id };
  const view = await admin.call(savedViews.create, { body: { ...name.body, resource: 'tasks', query: '' } });
  const [german] = (await admin.call(translations.active)).filter(({ language }) => language === 'de');
  const translation = { id: german?.id ?? 0 };
  const { texts: translated } = await admin.call(translations.one, { params: translation });
  const translatedKey = translated.find(({ english }) => !english.includes('{{'))?.key ?? '';
  const short = await addField('Short', 'text');
  const long = await addField('Long', 'textarea');
  const choice = await addField('Choice', 'dropdown', ['A']);

  const changeTask = async (params: { id: number }, body: object) => {
    await admin.call(tasks.update, { params, body });
    return admin.call(tasks.one, { params });
  };
  const changeField = async ({ id }: { readonly id: number }, body: object) => {
    await admin.call(customFields.update, { params: { id }, body });
    return admin.call(customFields.one, { params: { id } });
  };

  return {
    async 'a task, with fields of our own'(text) {
      await changeField(choice, { options: [text, 'A'] });
      const columns = [short, long, choice].map((field) => field.field_column);
      const changed = await changeTask(task, {
        title: text,
        description: formatted(text),
        custom_fields: Object.fromEntries(columns.map((column) => [column, text])),
      });
      const [ofShort, ofLong, ofChoice] = columns.map((column) => changed.custom_fields[column]);
      const values = { custom_fields: { [choice.field_column]: text } };
      await admin.call(tasks.bulk, { body: { ids: [together.id], action: 'update', values } });
      const bulk = await admin.call(tasks.one, { params: together });
      return {
        title: changed.title,
        description: unformatted(changed.description, text),
        text: ofShort,
        'long text': ofLong,
        choice: ofChoice,
        'many choices at once': bulk.custom_fields[choice.field_column],
      };
    },
    async 'fields of our own, and what is made with them'(text) {
      const changedLong = await changeField(long, {
        default_value: text,
        field_label: text,
        help_text: text,
      });
      const changedShort = await changeField(short, { default_value: text });
      const changedChoice = await changeField(choice, { default_value: text, options: [text, `${text}.`] });
      const { id } = await admin.call(tasks.create, { body: { title: text } });
      const made = await admin.call(tasks.one, { params: { id } });
      expect(changedChoice.options).toEqual([text, `${text}.`]);
      return {
        label: changedLong.field_label,
        help: changedLong.help_text,
        'value that a text begins with': changedShort.default_value,
        'value that a long text begins with': changedLong.default_value,
        'value that a choice begins with': changedChoice.default_value,
        'value of a new task': made.custom_fields[short.field_column],
      };
    },
    async 'a project'(text) {
      const members = [{ user_id: 4, project_role: text }];
      await admin.call(projects.update, { params: project, body: { name: text, tags: [text], members } });
      const changed = await admin.call(projects.one, { params: project });
      return { name: changed.name, tag: changed.tags[0], role: changed.members[0]?.project_role };
    },
    async 'a team'(text) {
      await admin.call(teams.update, { params: team, body: { name: text, description: text } });
      const changed = await admin.call(teams.one, { params: team });
      return { name: changed.name, description: changed.description };
    },
    async 'a department'(text) {
      await admin.call(departments.update, { params: department, body: { name: text } });
      return { name: (await admin.call(departments.one, { params: department })).name };
    },
    async 'a role'(text) {
      await admin.call(roles.update, { params: role, body: { description: text } });
      return { description: (await admin.call(roles.one, { params: role })).description };
    },
    async 'a menu'(text) {
      await admin.call(menu.update, { params: item, body: { text, badge: text } });
      const changed = await admin.call(menu.one, { params: item });
      return { text: changed.text, badge: changed.badge };
    },
    async 'a view'(text) {
      await admin.call(savedViews.update, { params: view, body: { name: text, query: text } });
      const changed = await admin.call(savedViews.one, { params: view });
      return { name: changed.name, query: changed.query };
    },
    async 'the settings'(text) {
      const body = { company_name: text, footer_text: text, smtp_user: text, current_password };
      await admin.call(settings.save, { body });
      const changed = await admin.call(settings.all);
      return {
        'name of the company': changed.company_name,
        footer: changed.footer_text,
        'user of the mail server': changed.smtp_user,
      };
    },
    async 'the channel in Slack'(text) {
      await admin.call(slack.save, { body: { channel: text, current_password } });
      return { channel: (await admin.call(slack.one)).channel };
    },
    async 'the key of a gateway'(text) {
      await admin.call(paymentGateways.save, {
        body: [{ gateway: 'stripe', enabled: false, public_key: text, current_password }],
      });
      const all = await admin.call(paymentGateways.all);
      return { key: all.find(({ gateway }) => gateway === 'stripe')?.public_key };
    },
    async 'a text of a language'(text) {
      await admin.call(translations.update, {
        params: translation,
        body: { texts: { [translatedKey]: text } },
      });
      const { texts } = await admin.call(translations.one, { params: translation });
      return { text: texts.find(({ key }) => key === translatedKey)?.own };
    },
    async 'a name in the own profile'(text) {
      await admin.call(profile.update, { body: { firstname: text } });
      return { firstname: (await admin.call(profile.one)).firstname };
    },
    async 'a comment'(text) {
      await admin.call(tasks.comments.create, { params: task, body: { body: formatted(text) } });
      const { data } = await admin.call(tasks.comments.list, { params: task });
      return {
        body: unformatted(
          data.map(({ body }) => body).find((body) => body === formatted(text)),
          text,
        ),
      };
    },
    async 'the log of a change'(text) {
      const change = (value: string) =>
        admin.call(tasks.update, {
          params: logged,
          body: { title: value, custom_fields: { [short.field_column]: value } },
        });
      await change('Something else');
      await change(text);
      const { data } = await admin.call(tasks.activities, { params: logged });
      const [first, second] = data.map((one) => one.new_value);
      return { first, second };
    },
    async 'a notification'(text) {
      const staff = await server.as('user');
      await admin.call(tasks.create, { body: { title: text, assignee_ids: [4] } });
      const shown = await staff.send('POST', '/api/get-notifications', { length: 1 });
      expect(await shown.text()).toContain(JSON.stringify(text).slice(1, -1));
      return {};
    },
  };
}

/** Writes a text as the formatted text that it is kept as. */
const formatted = (text: string) =>
  `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;

/** Returns the text that a formatted one was made of, or where it is another one, the formatted one. */
const unformatted = (found: string | null | undefined, text: string) =>
  found === formatted(text) ? text : found;

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
  it.each(written)('%s', async (what) => {
    const property = fc.asyncProperty(jsonText, async (text) => {
      const found = await places[what](text);
      expect(found).toEqual(Object.fromEntries(Object.keys(found).map((place) => [place, text])));
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
