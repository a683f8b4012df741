import { projects, sprints, tasks } from '@bureau/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const send = (content: string, options: Options = {}) =>
  admin.call(tasks.import, { file: { content }, ...options });
const find = async (q: string) => (await admin.call(tasks.list, { query: { q } })).data;

describe('a file whose rows name each other', () => {
  const heads = 'Key,Summary,Parent task,Blocked by,Sprint,Checklist,Followers';

  it('brings tasks below each other and waiting for each other, whichever stands first', async () => {
    const answer = await send(
      [
        heads,
        'OLD-3,Paint the hall,OLD-1,"OLD-2, Buy paint, brushes and tape",,,',
        'OLD-1,Move to the hall,,,,Boxes | yes,Jonas Weber',
        'OLD-2,Clear the hall,Move to the hall,,,,',
        'OLD-4,"Buy paint, brushes and tape",,,,,',
      ].join('\n'),
    );
    expect(answer).toMatchObject({ created: 4, errors: [] });
    const read = async (title: string) => {
      const [{ id } = { id: 0 }] = await find(title);
      return admin.call(tasks.one, { params: { id } });
    };
    expect([await read('Paint the hall'), await read('Move to the hall')]).toMatchObject([
      {
        title: 'Paint the hall',
        parent_name: 'Move to the hall',
        dependencies: [
          { name: `${(await read('Buy paint')).code} Buy paint, brushes and tape` },
          { name: `${(await read('Clear the hall')).code} Clear the hall` },
        ],
      },
      {
        title: 'Move to the hall',
        parent_name: null,
        checklist: [{ title: 'Boxes', is_done: true }],
        watchers: [{ firstname: 'Jonas' }],
      },
    ]);
  });

  it('finds rows whose names are cut where they are named', async () => {
    const long = 'x'.repeat(500);
    const lines = [
      'Key,Summary,Blocked by',
      `OLD-77,${long},`,
      `OLD-78,Waits,${`OLD-77 ${long}`.slice(0, 500)}`,
    ];
    expect(await send(lines.join('\n'))).toMatchObject({ created: 2, errors: [] });
    const [{ id } = { id: 0 }] = await find('Waits');
    const { dependencies } = await admin.call(tasks.one, { params: { id } });
    expect(dependencies).toHaveLength(1);
  });

  it('says which rows lead in a circle, or name one that has an error', async () => {
    const lines = [
      heads,
      'A,First,B,,,,',
      'B,Second,A,,,,',
      'C,,,,,,',
      'D,Fourth,C,,,,',
      'E,Fifth,,D,,,',
      'F,Sixth,,,,,',
    ];
    const answer = await send(lines.join('\n'), { query: { dry_run: '1' } });
    expect(answer).toMatchObject({ created: 0, failed: 5 });
    expect(answer.errors).toMatchObject([
      { row: 2, field: 'parent_name', message: '“Second” would create a circular reference.' },
      { row: 3, field: 'parent_name', message: '“First” would create a circular reference.' },
      { row: 4, field: 'title' },
      { row: 5, field: 'parent_name', message: 'Row 4, which is named here, cannot be imported.' },
      { row: 6, field: 'dependencies', message: 'Row 5, which is named here, cannot be imported.' },
    ]);
  });

  it('takes no rule of recurrence for a task that is completed', async () => {
    const lines = [
      'Title,Status,Due,Recurrence',
      'Done,Completed,2026-03-02,FREQ=DAILY',
      'Open,Open,2026-03-02,FREQ=DAILY',
    ];
    expect(await send(lines.join('\n'), { query: { dry_run: '1' } })).toMatchObject({
      created: 0,
      failed: 1,
      errors: [{ row: 2, field: 'recurrence' }],
    });
  });

  it('puts tasks into the sprint of the project that they name, where several are called so', async () => {
    const [one, other] = (await admin.call(projects.list, { query: { per_page: 2 } })).data;
    for (const project of [one, other])
      await admin.call(sprints.create, {
        body: {
          name: 'Sprint of everybody',
          project_id: project?.id ?? 0,
          start_date: '2031-01-01',
          end_date: '2031-01-14',
        },
      });
    const lines = [
      'Title,Project,Sprint',
      `Planned,"${other?.name}",Sprint of everybody`,
      'Unplanned,,Sprint of everybody',
    ];
    const answer = await send(lines.join('\n'), { query: { skip_errors: '1' } });
    expect(answer).toMatchObject({
      created: 1,
      errors: [
        {
          row: 3,
          field: 'sprint_name',
          message: 'Several records are named “Sprint of everybody”. Use the code instead.',
        },
      ],
    });
    expect((await find('Planned'))[0]).toMatchObject({
      project_id: other?.id,
      sprint_name: 'Sprint of everybody',
    });
  });
});

describe('a file with the title of a report above the names of its columns', () => {
  const check = (rows: readonly string[]) => send(rows.join('\n'), { query: { dry_run: '1' } });

  it('is read from there on, and its problems are told by the rows that it has', async () => {
    const answer = await check([
      'Tasks of March,,',
      ',,',
      'as of,2026-03-17,',
      'Title,Due,Status',
      'A,2026-03-18,Open',
      'B,soon,Open',
    ]);
    expect(answer).toMatchObject({ rows: 2, failed: 1, errors: [{ row: 6, field: 'due_date' }] });
    expect(answer.columns.map(({ field }) => field)).toEqual(['title', 'due_date', 'status']);
  });

  it.each([
    [';', 'Tasks of March'],
    [';', 'Tasks of March, as planned'],
    [';', '"Tasks of March, April, May and June"'],
    [';', ''],
    ['\t', 'Tasks of March, as planned'],
  ])('is read with %j between the cells below %j', async (delimiter, title) => {
    const rows = [title, ['Title', 'Due', '"Status"'], ['A, B', '2026-03-18', 'Open']];
    const answer = await check(rows.map((row) => (typeof row === 'string' ? row : row.join(delimiter))));
    expect(answer).toMatchObject({ rows: 1, created: 1, errors: [] });
    expect(answer.columns.map(({ field }) => field)).toEqual(['title', 'due_date', 'status']);
  });

  it('is told apart from one that merely has such words in its first rows', async () => {
    expect(await check(['Title,Note', 'Status,Due', 'B,'])).toMatchObject({ rows: 2, created: 2 });
  });
});
