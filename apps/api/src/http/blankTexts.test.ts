import {
  auth,
  customFields,
  type ErrorBody,
  departments,
  menu,
  profile,
  projects,
  roles,
  savedViews,
  settings,
  tasks,
  teams,
  translations,
  users,
} from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSettings } from '../db/settings/queries.ts';
import { demoPassword } from '../seed/demoAccounts.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import type { Answer, TestClient } from '../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('super_admin');
  await writeSettings(server.db, { allowed_for_registration: true, is_demo: false });
});
afterAll(() => server.stop());

const errorsOf = ({ status, body }: Answer<unknown>) => {
  const { errors = {} } = body as Partial<Extract<ErrorBody, { errors: object }>>;
  return [status, errors] as const;
};
const isRequired = ['This field is required.'];

describe('a text of nothing that can be seen', () => {
  const blanks = ['\u200B', '\u3164', '\u2800\u2800', '\uFEFF\u00AD', '\u{E0061}\u{E007F}', '\u202E'];

  it.each(blanks)('is as good as none, whatever it is of: %j', async (blank) => {
    const name = { name: blank };
    const id = (await admin.call(tasks.create, { body: { title: 'Seen' } })).id;
    const answers = [
      [await admin.try(tasks.create, { body: { title: blank } }), 'title'],
      [await admin.try(tasks.update, { params: { id }, body: { title: blank } }), 'title'],
      [await admin.try(tasks.comments.create, { params: { id }, body: { body: `<p>${blank}</p>` } }), 'body'],
      [await admin.try(projects.create, { body: name }), 'name'],
      [await admin.try(teams.create, { body: name }), 'name'],
      [await admin.try(roles.create, { body: name }), 'name'],
      [await admin.try(departments.create, { body: name }), 'name'],
      [await admin.try(menu.create, { body: { text: blank } }), 'text'],
      [await admin.try(savedViews.create, { body: { ...name, resource: 'tasks', query: '' } }), 'name'],
      [
        await admin.try(customFields.create, {
          body: { form: 'tasks', field_label: blank, field_type: 'text' },
        }),
        'field_label',
      ],
      [await admin.try(translations.update, { params: { id: 1 }, body: { name: blank } }), 'name'],
      [await admin.try(profile.update, { body: { firstname: blank } }), 'firstname'],
      [await admin.try(users.update, { params: { id: 6 }, body: { lastname: blank } }), 'lastname'],
      [await admin.try(settings.save, { body: { company_name: blank } }), 'company_name'],
    ] as const;
    for (const [answer, field] of answers) {
      const [status, errors] = errorsOf(answer);
      expect([status, errors[field]?.includes(isRequired[0] ?? '')]).toEqual([422, true]);
    }
    expect((await admin.call(tasks.one, { params: { id } })).title).toBe('Seen');
  });

  it('is none in a file, nor for a field of the form that has to be filled', async () => {
    const field = await admin.call(customFields.create, {
      body: { form: 'tasks', field_label: 'Must', field_type: 'text', is_required: true },
    });
    const created = await admin.try(tasks.create, {
      body: { title: 'Seen', custom_fields: { [field.field_column]: '\u200B' } },
    });
    expect(errorsOf(created)).toEqual([422, { 'custom_fields.must': isRequired }]);
    const content = 'Title,Must\n\u3164,Filled\nSeen,\u200B\u2800';
    const read = await admin.call(tasks.import, { file: { content } });
    expect(read.errors).toEqual([
      { row: 2, field: 'title', message: isRequired[0] },
      { row: 3, field: 'custom_fields.must', message: isRequired[0] },
    ]);
    await admin.call(customFields.remove, { params: { id: field.id } });
  });
});

describe('somebody who takes a username', () => {
  const mistakable = ['аdmin', 'ad\u200Bmin', 'admin\u3164', 'Ꭺdmin'];
  const refused = ['Use letters of a single script and no invisible characters.'];
  let count = 0;
  const account = (username: string) => {
    count += 1;
    return { username, firstname: 'A', lastname: 'B', email: `name-${count}@bureau.example` };
  };
  const password = { password: demoPassword, password_confirmation: demoPassword };
  const makeUser = (username: string) => admin.try(users.create, { body: account(username) });
  const importUsers = (...names: string[]) => {
    const rows = names.map((name) => Object.values(account(name)).join(','));
    return admin.call(users.import, {
      file: { content: ['username,firstname,lastname,email', ...rows].join('\n') },
    });
  };

  it.each(mistakable)('that passes for another is refused wherever it is said: %j', async (username) => {
    const guest = await server.guest.try(auth.register, { body: { ...account(username), ...password } });
    const update = await admin.try(users.update, { params: { id: 6 }, body: { username } });
    for (const answer of [guest, update, await makeUser(username)])
      expect(errorsOf(answer)).toEqual([422, { username: refused }]);
    const { errors } = await importUsers(username);
    expect(errors).toEqual([{ row: 2, field: 'username', message: refused[0] }]);
  });

  it('has it in the form that is the same for all who type it', async () => {
    const made = await makeUser('Ｇｒａｃｅ');
    expect([made.status, made.body]).toMatchObject([201, { username: 'Grace' }]);
    const guest = await server.guest.try(auth.register, { body: { ...account('Ｈｅｌｅｎ'), ...password } });
    expect([guest.status, guest.body]).toMatchObject([201, { username: 'Helen' }]);
    expect(await importUsers('Ｉｒｅｎｅ')).toMatchObject({ created: 1 });
    const { data } = await admin.call(users.list, { query: { q: 'irene' } });
    expect(data.map(({ username }) => username)).toEqual(['Irene']);
  });

  it('cannot have one that differs from another in its form or its case alone', async () => {
    expect((await makeUser('Straße')).status).toBe(201);
    for (const taken of ['strasse', 'STRASSE', 'ｓｔｒａßｅ', 'GRACE', 'ｇrace'])
      expect(errorsOf(await makeUser(taken))).toEqual([422, { username: ['Already in use.'] }]);
    expect((await importUsers('STRASSE', 'Ｎora', 'nora')).errors).toMatchObject([
      { row: 2, field: 'username' },
      { row: 4, field: 'username' },
    ]);
  });
});
