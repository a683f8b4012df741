import { departments, type QueryOf, users } from '@bureau/contract';
import { eq } from '../../db/orm.ts';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, audit } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());
beforeEach(() => server.db.delete(attempts));

const head =
  'Username,First name,Surname,E-mail,Phone,Joined,Role,Department,Language,Time zone,Client,Head of';
// the last column of most rows is empty
const csv = (...rows: readonly string[]) => ({ content: [head, ...rows.map((row) => `${row},`)].join('\n') });
const load = (
  file: { readonly content: string | Uint8Array<ArrayBuffer>; readonly name?: string },
  query: QueryOf<typeof users.import> = {},
  client = admin,
) => client.call(users.import, { file, query });
const total = async (q: string) => (await admin.call(users.list, { query: { q } })).meta.total;

describe('an administrator who imports people', () => {
  const rows = [
    'ada,Ada,Lovelace,ADA@Example.com,+44 20 1,31/12/2025,project manager,Design,en,,',
    'grace,Grace,Hopper,grace@example.com,,,,,cs,,',
    'mary,Mary,Jackson,mary@example.com,,,,quality,,,',
  ];

  it('sees first what would be done, and nothing is', async () => {
    const answer = await load(csv(...rows), { dry_run: '1' });
    expect(answer).toMatchObject({ rows: 3, created: 3, failed: 0, errors: [] });
    expect(new Set(answer.columns.map(({ field }) => field))).toEqual(new Set(users.importFields));
    expect(await total('example.com')).toBe(0);
  });

  it('finds them with their roles, to be invited', async () => {
    expect(await load(csv(...rows))).toMatchObject({ created: 3, failed: 0 });
    const { data } = await admin.call(users.list, { query: { q: 'example.com', sort: ['code'] } });
    const positions = data.map((user) => user.positions?.map((one) => [one.role_name, one.department_name]));
    expect(positions).toEqual([[['project manager', 'Design']], [], [['user', 'Quality']]]);
    expect(data.map(({ code }) => code)).toEqual(['USR-0025', 'USR-0026', 'USR-0027']);
    expect(data[0]).toMatchObject({
      email: 'ada@example.com',
      joining_date: '2025-12-31',
      phone: '+44 20 1',
      is_invited: true,
      created_firstname: 'Tomás',
    });
    expect(data.map(({ language }) => language)).toEqual(['en', 'cs', 'en']);
    expect((await admin.call(users.generatedId)).code).toBe('USR-0028');
    expect(await admin.call(users.invitations)).toHaveLength(3);
    const log = await admin.call(users.activities, { params: { id: data[0]?.id ?? 0 } });
    expect(log.data.map(({ action }) => action)).toEqual(['created']);
    const changes = await server.db.select().from(audit).where(eq(audit.event, 'roles.changed'));
    expect(changes.map(({ detail }) => detail)).toEqual(['USR-0025: project manager', 'USR-0027: user']);
  });

  it('is told what is wrong with each row, and none is imported', async () => {
    const answer = await load(
      csv(
        'staff,A,B,a@example.org,,,,,,,',
        'eve,A,B,STAFF@bureau.example,,,,,,,',
        'dan,A,B,dan@example.org,,,,,,,',
        'DAN,A,B,dan2@example.org,,,,,,,',
        'd an,A,B,nobody,1x,,,,,,',
        'ok,,B,ok@example.org,,2026-02-30,chief,Nowhere,tlh,,',
      ),
    );
    expect(answer).toMatchObject({ created: 0, failed: 5 });
    expect(answer.errors.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      '2 username: Already in use.',
      '3 email: Already in use.',
      '5 username: Already in use.',
      '6 username: Must not contain spaces.',
      '6 email: Must be an email address, such as name@example.com.',
      '6 phone: Must be a phone number: up to 15 digits, optionally starting with +.',
      '7 username: Must have at least 3 characters.',
      '7 firstname: This field is required.',
      '7 joining_date: “2026-02-30” is not a valid date.',
      '7 role: No record named “chief” is available.',
      '7 department: No record named “Nowhere” is available.',
      expect.stringContaining('7 language: “tlh” is not one of: en, cs'),
    ]);
    expect(await total('example.org')).toBe(0);
  });

  it('gives several roles at once, each in its department or in all of them, and finds them in the file of the list again', async () => {
    const people = [
      ['both', 'client, user', 'Design, Quality', 'Marsh & Sons Shipping'],
      ['mix', 'user (Design), project manager', 'Design', ''],
      ['one', 'project manager, user', '', ''],
    ].map(([name = '', role = '', department = '', client = '']) => [name, role, department, client]);
    const lines = people.map(
      ([name, role, department, client]) =>
        `many-${name},A,B,${name}@example.eu,,,"${role}","${department}",,,${client}`,
    );
    expect(await load(csv(...lines))).toMatchObject({ created: 3, errors: [] });
    const query = 'columns=username,role,department&sort=username&format=csv&q=example.eu';
    const file = await (await admin.fetch(`/api/users/export?${query}`)).text();
    const taken = file.replace('\uFEFF', '').trim().split('\r\n');
    const quote = (text = '') => (text.includes(',') ? `"${text}"` : text);
    expect(taken).toEqual([
      'Username,Role,Department',
      ...people.map(([name, role, department]) => `many-${name},${quote(role)},${quote(department)}`),
    ]);
    const { data } = await admin.call(users.list, { query: { q: 'many-mix' } });
    expect(data[0]?.positions).toMatchObject([
      { role_name: 'user', department_name: 'Design' },
      { role_name: 'project manager', department_name: null },
    ]);
    const wrong = csv('wrong,A,B,wrong@example.eu,,,"user, user (Nowhere)",,,,');
    expect((await load(wrong)).errors).toMatchObject([{ row: 2, field: 'role' }]);
  });

  it('says who is the head of a department, one person alone', async () => {
    const [first, second] = ['nora', 'nils'].map(
      (name) => `${name},${name},Head,${name}@example.fi,,,,Design,,,,"Design, Quality"`,
    );
    const both = { content: [head, first, second].join('\n') };
    expect((await load(both)).errors).toMatchObject([{ row: 3, field: 'head_of' }]);
    expect(await load({ content: [head, second].join('\n') })).toMatchObject({ created: 1 });
    const { data } = await admin.call(users.list, { query: { q: 'nils' } });
    expect(data[0]?.head_of).toMatchObject([{ name: 'Design' }, { name: 'Quality' }]);
    const [design] = (await admin.call(departments.list, { query: { q: 'Design' } })).data;
    expect(design).toMatchObject({ head_firstname: 'nils' });
    const log = await admin.call(departments.activities, { params: { id: design?.id ?? 0 } });
    expect(log.data[0]).toMatchObject({ field: 'head_id', new_value: 'nils Head' });
  });

  it('cannot give a client role to somebody without a client', async () => {
    const { errors } = await load(csv('kim,Kim,Lee,kim@example.net,,,client,,,,'));
    expect(errors).toMatchObject([{ field: 'role', message: 'A client role needs a client.' }]);
  });

  it('cannot make an administrator by it, not even as super_admin', async () => {
    const row = 'boss,Bo,Ss,boss@example.net,,,super_admin,,,,';
    for (const client of [admin, await server.as('super_admin')])
      expect((await load(csv(row), {}, client)).errors).toEqual([
        {
          row: 2,
          field: 'role',
          message:
            'This role cannot be assigned by import. A super administrator must assign it to each person.',
        },
      ]);
  });

  it('may give a workbook as well', async () => {
    const cells = ['username', 'firstname', 'lastname', 'email'];
    const line = (values: readonly string[], number: number) =>
      `<row r="${number}">${values.map((value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`).join('')}</row>`;
    const sheet = [cells, ['zoe', 'Zoë', 'Šimůnková', 'zoe@example.cz']].map((values, index) =>
      line(values, index + 1),
    );
    const xml = (content: string) => strToU8(`<?xml version="1.0"?>${content}`);
    const content = zipSync({
      'xl/workbook.xml': xml(
        '<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': xml(
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': xml(`<worksheet><sheetData>${sheet.join('')}</sheetData></worksheet>`),
    });
    expect(await load({ content, name: 'people.xlsx' })).toMatchObject({ created: 1, failed: 0 });
    expect(await total('simunkova zoe')).toBe(1);
  });

  it('sees all of them at once, and none before', async () => {
    const many = Array.from({ length: 300 }, (_, n) => `many-${n},Ma,Ny,many-${n}@example.info,,,,,,,`);
    const importing = load(csv(...many));
    const seen = await Promise.all(Array.from({ length: 40 }, () => total('example.info')));
    expect((await importing).created).toBe(300);
    expect(seen.filter((count) => count !== 0 && count !== 300)).toEqual([]);
    expect(await total('example.info')).toBe(300);
  });
});
