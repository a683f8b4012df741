import { imports, type ImportAnswer, tasks, taxes } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projects as projectTable } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import type { TestClient } from '../../testing/TestClient.ts';

let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});
afterAll(() => server.stop());

type Options = Parameters<typeof admin.call<typeof tasks.import>>[1];

const send = (content: string | Uint8Array<ArrayBuffer>, options: Options = {}) =>
  admin.call(tasks.import, { file: { content }, ...options });
const dryRun = (content: string | Uint8Array<ArrayBuffer>, options: Options = {}) =>
  send(content, { query: { dry_run: '1' }, ...options });
const find = async (q: string) => (await admin.call(tasks.list, { query: { q, per_page: 500 } })).data;
const total = async () => (await admin.call(tasks.list)).meta.total;
const fieldsOf = ({ columns }: ImportAnswer) => columns.map(({ field }) => field);

describe('somebody who imports tasks', () => {
  it('finds them with all that the file says, numbered on, each with the entry of its creation', async () => {
    const [project] = await server.db.select().from(projectTable).limit(1);
    const before = await total();
    const answer = await send(
      `Titel;Status;Priorität;Due date;Schätzung;Fortschritt;Projekt;Owner;Beschreibung
Zephyr one;Erledigt;hoch;18.03.2026;1:30;40%;"${project?.name ?? ''}";manager@bureau.example;"Two
lines, and ""quotes"""
Zephyr two;in_progress;2;01.04.26 10:00;90m;;;;`,
    );
    expect(answer).toMatchObject({ rows: 2, created: 2, failed: 0, errors: [] });
    const [two, one] = await find('Zephyr');
    expect(two).toMatchObject({
      title: 'Zephyr two',
      status: 2,
      priority: 2,
      due_date: '2026-04-01',
      estimated_minutes: 90,
    });
    expect(one).toMatchObject({
      status: 6,
      priority: 3,
      due_date: '2026-03-18',
      estimated_minutes: 90,
      progress: 40,
    });
    expect(one?.project_id).toBe(project?.id);
    expect(one?.assignees.map((person) => person.user_id)).toEqual([3]);
    const task = await admin.call(tasks.one, { params: { id: one?.id ?? 0 } });
    expect(task).toMatchObject({ description: '<p>Two<br />lines, and "quotes"</p>', created_by: 2 });
    expect([one?.code, two?.code]).toEqual([`TSK-0${before + 1}`, `TSK-0${before + 2}`]);
    const log = await admin.call(tasks.activities, { params: { id: task.id } });
    expect(log.data.map(({ action, user_id: userId }) => [action, userId])).toEqual([['created', 2]]);
  });

  it('creates one afterwards with the next number and no identifier twice', async () => {
    const { code } = await admin.call(tasks.create, { body: { title: 'After the import' } });
    await send('title\nYet another');
    const [another] = await find('Yet another');
    expect(Number(another?.code.slice(4))).toBe(Number(code.slice(4)) + 1);
  });

  it('sees in a dry run what would happen, and nothing happens', async () => {
    const before = await total();
    const answer = await dryRun('Summary,Deadline,Points\nA,03/04/2026,5\nB,03/18/2026,8');
    expect(answer).toMatchObject({ rows: 2, created: 2, failed: 0 });
    expect(answer.columns).toEqual([
      { name: 'Summary', samples: ['A', 'B'], field: 'title', date_order: null },
      { name: 'Deadline', samples: ['03/04/2026', '03/18/2026'], field: 'due_date', date_order: 'mdy' },
      { name: 'Points', samples: ['5', '8'], field: null, date_order: null },
    ]);
    expect(await total()).toBe(before);
  });

  it('has columns guessed by what they hold when their names say nothing', async () => {
    const answer = await dryRun('c1;c2;c3;c4\nFix the door;Open;1:30;50%\nPaint it;Done;0:45;0%');
    expect(fieldsOf(answer)).toEqual(['title', 'status', 'estimated_minutes', 'progress']);
  });

  it('has every column offered, also those that share a name or have none', async () => {
    const content = ',Summary,Labels,Labels,,Labels\n1,Water the plants,home,garden,x,';
    const { columns } = await dryRun(content);
    expect(columns.map(({ name }) => name)).toEqual([
      'A',
      'Summary',
      'Labels',
      'Labels (2)',
      'E',
      'Labels (3)',
    ]);
    const parts = { mapping: { title: 'Summary', description: 'Labels (2)' } };
    await send(content, { parts });
    const [water] = await find('Water the plants');
    expect(await admin.call(tasks.one, { params: { id: water?.id ?? 0 } })).toMatchObject({
      description: '<p>garden</p>',
    });
  });

  it('may have spreadsheets told by a first line what separates the cells', async () => {
    const answer = await dryRun('sep=;\r\nTitle;Due\r\nA, B;2026-03-18\r\n');
    expect(answer).toMatchObject({ rows: 1, created: 1 });
    expect(fieldsOf(answer)).toEqual(['title', 'due_date']);
    const { errors } = await dryRun('"sep=|"\nTitle|Due\nA|B');
    expect(errors, 'rows are counted as a spreadsheet shows them').toMatchObject([{ row: 2 }]);
  });

  it('has no other date taken for the one when it begins or is due', async () => {
    expect(fieldsOf(await dryRun('title,Last viewed,Fällig am\nA,03/18/2026,03/19/2026'))).toEqual([
      'title',
      null,
      'due_date',
    ]);
  });

  it('has no date of creation taken for the one when it is due', async () => {
    expect(fieldsOf(await dryRun('title,created\nA,03/18/2026'))).toEqual(['title', null]);
  });

  it('maps columns as wanted, and reads dates in the order that is given', async () => {
    const parts = { mapping: { title: 'b', start_date: 'a' }, date_orders: { start_date: 'mdy' } } as const;
    await send('a,b\n03/04/2026,Mapped by hand', { parts });
    expect(await find('Mapped by hand')).toMatchObject([{ start_date: '2026-03-04', due_date: null }]);
  });

  it('is told of every problem with its row and field, and nothing is imported', async () => {
    const before = await total();
    const content = `title,status,due,progress,estimate,assignees,project
,x,31.02.2026,101,1:5,Nobody Here,None
ok,Open,13.02.2026,40%,1.5h,,
${'x'.repeat(501)},,,,,,
a\0b,,,,,,
few,cells
,,,,,,,many`;
    const answer = await send(content);
    expect(answer).toMatchObject({ rows: 6, created: 0, failed: 5 });
    expect(answer.errors.map(({ row, field, message }) => [row, field, message])).toEqual([
      [2, 'title', 'This field is required.'],
      [2, 'status', '“x” is not one of: Open, In progress, On hold, Waiting, Cancelled, Completed.'],
      [2, 'due_date', '“31.02.2026” is not a valid date.'],
      [2, 'progress', '“101” is not a whole percentage from 0 to 100.'],
      [2, 'estimated_minutes', '“1:5” is not a valid duration. Write it like 1:30, 90m or 1.5h.'],
      [2, 'assignees', 'No person named “Nobody Here” is available.'],
      [2, 'project_name', 'No record named “None” is available.'],
      [4, 'title', 'Must have at most 500 characters.'],
      [5, 'title', 'Contains characters that cannot be stored.'],
      [6, null, 'The row has 5 cells too few.'],
      [7, null, 'The row has 1 cell too many.'],
    ]);
    expect(await total()).toBe(before);
  });

  it('may leave such rows out', async () => {
    const answer = await send('title,status\nGood row kept,Open\nBad row,never', {
      query: { skip_errors: '1' },
    });
    expect(answer).toMatchObject({ created: 1, failed: 1 });
    expect(await find('Good row kept')).toHaveLength(1);
  });

  it('is told that no column is the title', async () => {
    expect(await dryRun('a,b\n1,2')).toMatchObject({
      failed: 1,
      errors: [{ row: 1, field: 'title', message: 'Choose a column for this field.' }],
    });
  });

  it('may give UTF-16, and is told of half a character', async () => {
    const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    expect(await dryRun(utf16('title\nÜber'))).toMatchObject({ created: 1 });
    expect((await dryRun(utf16('title\nx\ud800'))).errors).toMatchObject([
      { row: 2, field: 'title', message: 'Contains characters that cannot be stored.' },
    ]);
  });

  const row = (count: number) => `title\n${'x\n'.repeat(count)}`;
  it.each([
    ['empty', '', 'The file is empty.'],
    ['of blank lines', '\n\n', 'The file is empty.'],
    ['with a head alone', 'title\n', 'The file has column names but no rows below them.'],
    [
      'with a quotation mark that never closes',
      'title\na\n"open\nb\n',
      'A quotation mark opened in row 3 is never closed.',
    ],
    ['with too many rows', row(100_001), 'The file has more than 100000 rows. Split it into several files.'],
    ['with too many columns', `title${',x'.repeat(300)}\na`, 'The file has more than 300 columns.'],
    [
      'in Windows-1252',
      Buffer.from('title\nB\xe4r', 'latin1'),
      'The file is not encoded in UTF-8. Save it as “CSV UTF-8” and try again.',
    ],
    [
      'that is a picture',
      Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'),
      'The file is neither CSV nor XLSX. Save it as one of the two and try again.',
    ],
    [
      'that begins like XLSX',
      Buffer.from('PK\u0003\u0004nothing'),
      'The XLSX file is damaged or password-protected. Open it, save it without a password, and try again.',
    ],
  ])('is told what is wrong with a file %s', async (_, content, message) => {
    const before = await total();
    const { status, body } = await admin.try(tasks.import, { file: { content }, query: { dry_run: '1' } });
    expect([status, body]).toEqual([422, { errors: { file: [message] } }]);
    expect(await total()).toBe(before);
  });

  it('is told in their own language', async () => {
    await server.db.execute(`update users set language = 'de' where id = 2`);
    const { body } = await admin.try(tasks.import, { file: { content: '' }, query: { dry_run: '1' } });
    await server.db.execute(`update users set language = 'en' where id = 2`);
    expect(body).toEqual({ errors: { file: ['Die Datei ist leer.'] } });
  });

  it('is told which column the file does not have', async () => {
    const { body } = await admin.try(tasks.import, {
      file: { content: 'a\n1' },
      parts: { mapping: { title: 'b' } },
    });
    expect(body).toEqual({ errors: { 'mapping.title': ['The file has no column named “b”.'] } });
  });
});

describe('somebody who sends a file twice with the same key', () => {
  const key = { 'Idempotency-Key': 'the-same' };

  it('imports it once, also at the same time, and gets the first answer again', async () => {
    const content = 'title\nOnly once';
    const [first, second] = await Promise.all([
      send(content, { headers: key }),
      send(content, { headers: key }),
    ]);
    expect(second).toEqual(first);
    expect(await send(content, { headers: key })).toEqual(first);
    expect(await find('Only once')).toHaveLength(1);
  });

  it('is refused when it is another file', async () => {
    const { status } = await admin.try(tasks.import, { file: { content: 'title\nOther' }, headers: key });
    expect(status).toBe(422);
  });

  it('sees how far it has come, and nobody else does', async () => {
    const params = { key: 'the-same' };
    expect(await admin.call(imports.one, { params })).toEqual({ phase: 'done', done: 1, total: 1 });
    const manager = await server.as('project manager');
    expect((await manager.try(imports.one, { params })).status).toBe(404);
    expect((await admin.try(imports.one, { params: { key: 'unknown' } })).status).toBe(404);
  });

  it('may try again with it when the file could not be read', async () => {
    const headers = { 'Idempotency-Key': 'retried' };
    expect((await admin.try(tasks.import, { file: { content: '' }, headers })).status).toBe(422);
    expect((await send('title\nAt last', { headers })).created).toBe(1);
  });
});

describe('two imports at once', () => {
  it('give each task a number of its own, without a gap', async () => {
    const manager = await server.as('project manager');
    const content = (name: string) =>
      `title\n${Array.from({ length: 300 }, (_, n) => `${name} ${n}`).join('\n')}`;
    const before = await total();
    await Promise.all([
      send(content('Parallel')),
      manager.call(tasks.import, { file: { content: content('Parallel') } }),
      admin.call(tasks.create, { body: { title: 'Parallel alone' } }),
    ]);
    const found = [
      ...(await find('Parallel')),
      ...(await admin.call(tasks.list, { query: { q: 'Parallel', per_page: 500, page: 2 } })).data,
    ];
    const numbers = found.map(({ code }) => Number(code.slice(4))).sort((a, b) => a - b);
    expect(numbers).toHaveLength(601);
    expect((numbers.at(-1) ?? 0) - (numbers[0] ?? 0)).toBe(600);
    expect(await total()).toBe(before + 601);
  });
});

describe('an import that cannot be finished', () => {
  it('leaves nothing behind, and its numbers are given again', async () => {
    const before = await total();
    const { code } = await admin.call(tasks.create, { body: { title: 'Before the failure' } });
    await server.db.execute(`create function refuse() returns trigger language plpgsql as
      $$ begin if new.title = 'Broken 250' then raise 'refused'; end if; return new; end $$`);
    await server.db.execute(
      'create trigger refuse before insert on tasks for each row execute function refuse()',
    );
    const content = `title\n${Array.from({ length: 300 }, (_, n) => `Broken ${n}`).join('\n')}`;
    const { status } = await admin.try(tasks.import, { file: { content } });
    await server.db.execute('drop trigger refuse on tasks');
    expect(status).toBe(500);
    expect(await total()).toBe(before + 1);
    const { rows } = await server.db.execute(
      'select 1 from activities where record_id not in (select id from tasks) and resource = $$tasks$$',
    );
    expect(rows).toEqual([]);
    const next = await admin.call(tasks.create, { body: { title: 'After the failure' } });
    expect(Number(next.code.slice(4))).toBe(Number(code.slice(4)) + 1);
  });
});

describe('a long import', () => {
  it('lets others have their turn, and shows nothing of itself before it ends', async () => {
    const staff = await server.as('user');
    const rows = Array.from({ length: 5000 }, (_, n) => `Marathon ${n},"${'text '.repeat(40)}",2026-05-05`);
    const state = { isRunning: true };
    let longest = 0;
    let last = process.threadCpuUsage();
    const timer = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      longest = Math.max(longest, (user + system) / 1000);
      last = process.threadCpuUsage();
    }, 1);
    const running = send(`title,description,due\n${rows.join('\n')}`).finally(
      () => (state.isRunning = false),
    );
    const seen = new Set<number>();
    while (state.isRunning) {
      const { meta } = await staff.call(tasks.list, { query: { q: 'Marathon', per_page: 1 } });
      seen.add(meta.total);
    }
    clearInterval(timer);
    expect((await running).created).toBe(5000);
    expect(seen.has(0)).toBe(true);
    // The last list may have been asked for before the end and answered after it.
    expect([...seen].filter((count) => count > 0 && count < 5000)).toEqual([]);
    expect(longest).toBeLessThan(100);
    expect((await admin.call(tasks.list, { query: { q: 'Marathon', per_page: 1 } })).meta.total).toBe(5000);
  });
});

describe('somebody who imports all day', () => {
  it('has to wait after twenty files of one kind within an hour', async () => {
    const user = await server.as('super_admin');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await user.try(tasks.import, { file: { content: `title\nMany ${n}` } })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    const tried = { file: { content: 'title\nx' }, query: { dry_run: '1' } } as const;
    expect((await user.try(tasks.import, tried)).status).toBe(200);
    expect((await user.try(taxes.import, { file: { content: 'Name,Rate\nVAT,20' } })).status).toBe(200);
  });
});
