import {
  canAccess,
  dashboard,
  described,
  type Endpoint,
  openTaskStatuses,
  projects,
  type TaskListItem,
  taskLimits,
  tasks,
} from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViewers } from '../access/findCaller.ts';
import { visibleProjects } from '../access/visible/projects.ts';
import { visibleTasks } from '../access/visible/tasks.ts';
import { plainRoutes } from '../db/applyDefaults.ts';
import { type OpenDatabase, openDatabase } from '../db/openDatabase.ts';
import { createServerDatabase } from '../testing/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../testing/startProcess.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { deleteDir } from '../testing/folders.ts';
import { createDataDir, testNow, testTasks } from '../testing/template.ts';
import { demoAccounts } from './demoAccounts.ts';
import { Random } from './Random.ts';
import { WorkCalendar } from './WorkCalendar.ts';

let server: TestServer;
let all: TaskListItem[];

interface Demonstration extends Pick<OpenDatabase, 'db'> {
  drop(): Promise<void>;
}

/** Makes a demonstration anew where none of as many tasks and this day was made before; it is another one than that of the tests. */
async function makeDemonstration(count: number, now: Date): Promise<Demonstration> {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';
  const made = await createServerDatabase(serverUrl, `seed_${count}_${now.getTime()}`, { tasks: count, now });
  const { db, close } = await openDatabase({ ...made, dataDir: '', onFailure: () => undefined });
  return { db, drop: () => close().then(made.drop) };
}

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

  it('finds something in each field that the company added', async () => {
    const { rows } = await server.db.execute<{ name: string; count: string }>(sql`
      select field_column as name, (select count(*) from custom_field_values where field_id = id) as count from custom_fields`);
    expect(rows).not.toEqual([]);
    expect(rows.filter(({ count }) => count === '0')).toEqual([]);
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
    expect(
      [...all, ...data].filter(({ start_date: start, due_date: due }) => start && due && due < start),
    ).toEqual([]);
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
    const again = await makeDemonstration(testTasks, testNow);
    expect((await read(again)) === expected).toBe(true);
    await again.drop();
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

describe('what the demonstration says that people have done', () => {
  /** Names what somebody did with a record, and the call that does it. */
  const deeds: readonly (readonly [from: string, call: Endpoint])[] = [
    [`activities where resource = 'tasks' and action = 'created'`, tasks.create],
    [`activities where resource = 'tasks' and action = 'updated'`, tasks.update],
    [`activities where resource = 'projects' and action = 'created'`, projects.create],
    [`activities where resource = 'projects' and action = 'updated'`, projects.update],
    [`comments where resource = 'tasks'`, tasks.comments.create],
  ];

  it.each(deeds)('was allowed to them, and done to what they see: %s', async (from, call) => {
    const { db } = server;
    const author = from.startsWith('comments') ? 'created_by' : 'user_id';
    const { rows } = await db.execute<{ author: number; ids: number[] }>(
      sql.raw(`select ${author} as author, array_agg(distinct record_id) as ids from ${from} group by 1`),
    );
    expect(rows.length).toBeGreaterThan(0);
    const viewers = new Map(
      (
        await findViewers(
          db,
          rows.map((row) => row.author),
        )
      ).map((one) => [one.id, one]),
    );
    const isTask = call.path.startsWith('/api/tasks');
    for (const { author: id, ids } of rows) {
      const viewer = viewers.get(id);
      if (viewer === undefined) throw new Error(`${id} is nobody.`);
      expect([id, canAccess(viewer, call.rule)]).toEqual([id, true]);
      const visible = (isTask ? visibleTasks(viewer) : visibleProjects(viewer)) ?? sql`true`;
      const seen = await db.execute(
        sql`select id from ${sql.identifier(isTask ? 'tasks' : 'projects')} where id = any(${sql.param(ids)}::int[]) and ${visible}`,
      );
      expect([id, seen.rows.length]).toEqual([id, ids.length]);
    }
  });

  it('is what the records and the notifications say', async () => {
    const untrue = {
      'has another creator': `tasks t join activities a on a.resource = 'tasks' and a.record_id = t.id and a.action = 'created' where a.user_id <> t.created_by or a.created_at <> t.created_at`,
      'was changed after it was': `tasks t join activities a on a.resource = 'tasks' and a.record_id = t.id where a.created_at > t.updated_at or a.created_at < t.created_at`,
      'was talked about before it was': `tasks t join comments c on c.resource = 'tasks' and c.record_id = t.id where c.created_at < t.created_at`,
      'has not the status it was given': `tasks t where t.status <> coalesce((select new_value::int from activities a where a.resource = 'tasks' and a.record_id = t.id and field = 'status' order by id desc limit 1), 1)`,
      'was created before its project': `tasks t join projects p on p.id = t.project_id where t.created_at < p.created_at`,
      'is open in a project that is done': `tasks t join projects p on p.id = t.project_id where p.status in (4, 5) and (t.status not in (5, 6) or t.updated_at > p.updated_at)`,
      'is a project that was changed at another time': `projects p where p.updated_at <> (select max(created_at) from activities a where a.resource = 'projects' and a.record_id = p.id) or p.created_at <> (select min(created_at) from activities a where a.resource = 'projects' and a.record_id = p.id)`,
      'is told of what nobody did': `notifications n where n.route = 'tasks' and not exists (select 1 from activities a join users u on u.id = a.user_id where a.resource = 'tasks' and a.record_id = n.related_id and a.created_at = n.created_at and a.user_id <> n.user_id and u.firstname || ' ' || u.lastname = n.values->>'actor')`,
      'happened tomorrow': `(select created_at from tasks union all select created_at from comments union all select created_at from notifications union all select created_at from activities union all select updated_at from projects union all select updated_at from users) as t where created_at > '${testNow.toISOString()}'`,
      'is told later than what came after it': `(select created_at, lag(created_at) over (order by id) as before from activities) as a where before > created_at`,
      'was there before its people': `activities a join users u on u.id = a.user_id where a.created_at < u.created_at`,
    };
    for (const [what, from] of Object.entries(untrue)) {
      const { rows } = await server.db.execute(sql.raw(`select count(*)::int as count from ${from}`));
      expect([what, rows[0]]).toEqual([what, { count: 0 }]);
    }
  });

  it.each(demoAccounts)('shows $role a dashboard as it could be', async ({ role }) => {
    const viewer = await server.as(role);
    const flow = await viewer.call(dashboard.flow, { query: { period: '30' } });
    const ratio = flow.completed.count / flow.created.count;
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(1.3);
    const { figures } = await viewer.call(dashboard.figures);
    const countOf = (wanted: string) => figures.find(({ id }) => id === wanted)?.count ?? NaN;
    expect(countOf('open')).toBeGreaterThan(0);
    expect(countOf('overdue') / countOf('open')).toBeLessThan(0.25);
    const { entries } = await viewer.call(dashboard.activity, { query: { period: '7' } });
    const times = entries.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times[0]?.slice(0, 10)).toBe(testNow.toISOString().slice(0, 10));
  });

  it.each(demoAccounts.filter(({ role }) => role !== 'client'))(
    'shows $role tasks that were created and completed today and yesterday',
    async ({ role }) => {
      const { parts } = await (await server.as(role)).call(dashboard.flow, { query: { period: '30' } });
      for (const { created, completed } of parts.slice(-2))
        expect(Math.min(created.count, completed.count)).toBeGreaterThan(0);
    },
  );

  it('shows projects that were completed up to today, all of whose tasks are done', async () => {
    const { data } = await (await server.as('admin')).call(projects.list, { query: { per_page: 500 } });
    const done = data.filter(({ status }) => status === 5);
    expect(done.map(({ progress }) => progress)).toEqual(done.map(() => 100));
    expect(done.map(({ updated_at: at }) => at.slice(0, 10))).toContain(testNow.toISOString().slice(0, 10));
    expect(data.map(({ created_at: at }) => at)).not.toContain(testNow.toISOString());
  });

  it('shows nothing but what was not done as overdue', () => {
    const today = testNow.toISOString().slice(0, 10);
    const open = all.filter(({ status }) => openTaskStatuses.includes(status));
    expect(open.filter(({ status, progress }) => status === 1 && progress > 0)).toEqual([]);
    const overdue = open.filter(({ due_date: due }) => due !== null && due < today);
    expect(overdue.length / open.length).toBeGreaterThan(0.05);
    expect(overdue.length / open.length).toBeLessThan(0.2);
  });
});

describe.each([
  [600, '2026-03-18T10:00:00Z'],
  [600, '2026-05-09T23:30:00Z'],
  [2_000, '2026-03-18T10:00:00Z'],
  [10_000, '2026-11-22T03:00:00Z'],
])('a demonstration of %i tasks that is made at %s', (count, at) => {
  const now = new Date(at);
  let database: Demonstration;

  beforeAll(async () => {
    database = await makeDemonstration(count, now);
  });
  afterAll(() => database.drop());

  const kinds = {
    created: `select created_at as at from tasks`,
    completed: `select updated_at as at from tasks where status = 6`,
    'changed to completed': `select created_at as at from activities where field = 'status' and new_value = '6' and resource = 'tasks'`,
    updated: `select created_at as at from activities where action = 'updated'`,
    told: `select created_at as at from activities`,
  };

  it.each(Object.entries(kinds))('has days much like each other, up to today: %s', async (_, query) => {
    const { rows } = await database.db.execute<{ day: string; count: number; weekday: number }>(
      sql.raw(
        `select to_char(day, 'YYYY-MM-DD') as day, extract(isodow from day)::int as weekday, count(at)::int as count
        from (${query}) as events
        right join generate_series((select min(at) from (${query}) as e)::date, '${at}'::date, interval '1 day') as day on at::date = day
        group by day order by day`,
      ),
    );
    const counts = rows.filter(({ weekday }) => weekday < 6).map((row) => row.count);
    const middle = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? NaN;
    expect(Math.max(...rows.map((row) => row.count)) / middle).toBeLessThanOrEqual(count < 1000 ? 3 : 2.5);
    expect(rows.at(-1)?.day).toBe(at.slice(0, 10));
    expect(rows.at(-1)?.count).toBeGreaterThan(0);
    const { rows: last } = await database.db.execute<{ last: boolean }>(
      sql.raw(`select max(at) <= '${at}' as last from (${query}) as events`),
    );
    expect(last).toEqual([{ last: true }]);
  });
});

describe('the calendar of the demonstration', () => {
  const calendarAt = (hour: string) =>
    new WorkCalendar(new Date(`2026-03-18T${hour}:00Z`), 30, new Random(1));

  it('gives the same instants of the days before at whatever hour it is, and none of today that has not come', () => {
    const [early, late] = [calendarAt('00:10'), calendarAt('22:00')];
    for (const ago of [1.5, 2, 7.25, 20]) expect(early.at(ago)).toEqual(late.at(ago));
    for (const calendar of [early, late]) {
      const times = [early.length, 5, 1, 0.7, 0.3, 0].map((ago) => calendar.at(ago).toISOString());
      expect(times).toEqual(times.toSorted());
    }
    expect(early.at(0)).toEqual(new Date('2026-03-18T00:10:00Z'));
    expect(late.at(0)).toEqual(new Date('2026-03-18T17:00:00Z'));
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
    const granted = [...Object.values(described), ...plainRoutes].flatMap(({ grants }) =>
      Object.values(grants ?? {}).flat(),
    ).length;
    const { rows } = await database.db.execute(
      sql`select (select count(*)::int from tasks) as tasks, (select max(code) from tasks) as last, (select count(*)::int from role_permissions) as grants`,
    );
    expect(rows).toEqual([{ tasks: 20, last: 'TSK-0020', grants: granted }]);
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
