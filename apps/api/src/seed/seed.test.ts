import { isDueBeforeStart, projects, type TaskListItem, taskLimits, tasks } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { createDataDir, createEmptyDir, deleteDir, testNow, testTasks } from '../testing/template.ts';
import { Random } from './Random.ts';
import { seedDemo } from './seedDemo.ts';
import { demoAccounts } from './demoAccounts.ts';

let server: TestServer;
let all: TaskListItem[];

beforeAll(async () => {
  server = await startTestServer();
  const admin = await server.as('admin');
  const page = async (number: number) =>
    (await admin.call(tasks.list, { query: { per_page: 500, page: number, sort: ['code'] } })).data;
  all = [...(await page(1)), ...(await page(2))];
});
afterAll(() => server.stop());

describe('somebody who looks at the demonstration', () => {
  it('finds tasks of every status and priority, with and without what is optional', () => {
    const values = (field: 'status' | 'priority') => new Set(all.map((task) => task[field])).size;
    expect([values('status'), values('priority')]).toEqual([6, 5]);
    for (const field of ['due_date', 'start_date', 'estimated_minutes', 'project_id'] as const) {
      expect(all.some((task) => task[field] === null)).toBe(true);
      expect(all.some((task) => task[field] !== null)).toBe(true);
    }
    expect(new Set(all.map(({ assignees }) => assignees.length))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('finds titles that differ, some long, some in other scripts, none unfinished', () => {
    const titles = all.map(({ title }) => title);
    expect(new Set(titles).size).toBeGreaterThan(testTasks * 0.75);
    expect(titles.some((title) => title.length > 120)).toBe(true);
    expect(titles.every((title) => title.length <= taskLimits.title && !/[{}]|undefined/.test(title))).toBe(
      true,
    );
    for (const script of [
      /\p{Script=Han}/u,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Greek}/u,
      /\p{Script=Arabic}/u,
    ])
      expect(titles.some((title) => script.test(title))).toBe(true);
  });

  it('finds nothing that ends before it begins', async () => {
    const admin = await server.as('admin');
    const { data } = await admin.call(projects.list, { query: { per_page: 500 } });
    expect([...all, ...data].filter(isDueBeforeStart)).toEqual([]);
  });

  it('finds nothing from the future and nothing finished that is not', () => {
    const now = testNow.toISOString();
    expect(all.every((task) => task.created_at <= task.updated_at && task.updated_at <= now)).toBe(true);
    expect(all.filter(({ status }) => status === 6).every(({ progress }) => progress === 100)).toBe(true);
    const codes = all.map(({ created_at: at }) => at);
    expect(codes).toEqual([...codes].sort());
  });

  it.each(demoAccounts.filter(({ role }) => role !== 'client'))(
    'as $role finds more than one page of tasks',
    async ({ role }) => {
      const { meta } = await (await server.as(role)).call(tasks.list);
      expect(meta.total).toBeGreaterThan(100);
    },
  );

  it('finds a log that tells how each task became what it is', async () => {
    const admin = await server.as('admin');
    for (const task of all.filter(({ status }) => status !== 1).slice(0, 5)) {
      const { data } = await admin.call(tasks.activities, { params: { id: task.id } });
      expect(data.at(-1)).toMatchObject({ action: 'created', created_at: task.created_at });
      expect(data[0]).toMatchObject({ field: 'status', new_value: String(task.status) });
      expect(task.version).toBe(data.length);
    }
  });
});

describe('the demonstration data', () => {
  const read = async ({ db }: Pick<OpenDatabase, 'db'>) => {
    const { rows } = await db.execute(
      sql`select t.*, array(select user_id from task_assignees where task_id = t.id order by 1) as people from tasks t order by id`,
    );
    return JSON.stringify(rows);
  };

  it('is the same whenever it is made for the same day', async () => {
    const expected = await read(server);
    const folder = createEmptyDir();
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, onFailure: () => undefined });
    await migrateDatabase(database.db, (db) => seedDemo(db, { tasks: testTasks, now: testNow }));
    expect((await read(database)) === expected).toBe(true);
    await database.close();
    deleteDir(folder);
  });

  it('draws the same numbers from the same seed, evenly', () => {
    const draw = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 2000 }, () => random.between(1, 4));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    for (const value of [1, 2, 3, 4])
      expect(draw(7).filter((drawn) => drawn === value).length).toBeGreaterThan(430);
  });
});

describe('somebody who runs the seed command', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await createDataDir();
  });
  afterAll(() => deleteDir(folder));

  async function seed(...args: string[]): Promise<[number | string, string]> {
    const command: ServerProcess = startProcess({ DATA_DIR: folder }, 'src/seed/command.ts', args);
    return [await command.ended, command.output().trim()];
  }

  it('is refused where there is data, and begins anew when asked to, with as many tasks as asked for', async () => {
    expect(await seed('--tasks', '20')).toEqual([
      1,
      'The database holds data already. To delete all of it and begin anew, add --reset.',
    ]);
    expect(await seed('--tasks', '20', '--reset')).toEqual([0, '20 tasks are in the database.']);
    const database = await openDatabase({ databaseUrl: null, dataDir: folder, onFailure: () => undefined });
    const { rows } = await database.db.execute(
      sql`select (select count(*)::int from tasks) as tasks, (select max(code) from tasks) as last, (select count(*)::int from role_permissions) as grants`,
    );
    expect(rows).toEqual([{ tasks: 20, last: 'TSK-0020', grants: 14 }]);
    await database.close();
  });

  it.each([
    [['--tasks', 'many'], '--tasks takes a number up to 1000000.'],
    [['--tasks', '2000000'], '--tasks takes a number up to 1000000.'],
    [['--task', '5'], "Unknown option '--task'"],
  ])('is told what is wrong with %j', async (args, text) => {
    const [code, output] = await seed(...args);
    expect(code).toBe(1);
    expect(output).toContain(text);
    expect(output).toContain('Usage: npm run seed -- [--tasks 10000] [--reset]');
  });
});
