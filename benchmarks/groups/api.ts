import { Server } from '../../e2e/support/server.ts';
import { run } from '../../tools/install.mjs';
import { type Ask, openLists } from '../askLists.ts';
import type { Group } from '../bench.ts';
import { measureImport } from '../measureImport.ts';
import { median, percentile95 } from '../measure.ts';
import type { Row } from '../report.ts';

const tasks = '100000';
const limit = 50;
const deepPage = 1000;

/** Says how often each list is asked for before it counts. */
const warmUps = 3;

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Lists what people ask a list of tasks for in a day. */
const questions = [
  'sort=-created_at',
  'sort=title',
  'sort=-priority,due_date',
  'sort=project_name,-updated_at&page=20',
  'sort=-estimated_minutes',
  'sort=start_date,code',
  'sort=status,-progress',
  'filter[status]=1,2&sort=due_date',
  'filter[status]=4&sort=-updated_at',
  'filter[priority]=3,4&sort=-priority,title',
  'filter[project_id]=3&sort=-updated_at',
  'filter[project_id]=1,2,3&filter[status]=1,2&sort=-priority',
  'filter[assignee_id]=4&sort=due_date',
  'filter[assignee_id]=4,5&filter[status]=1&sort=-created_at',
  'filter[assignee_id]=none&sort=-created_at',
  `filter[due_date]=${day(0)}..${day(7)}&sort=due_date`,
  `filter[due_date]=..${day(-1)}&filter[status]=1,2,3&sort=-due_date`,
  'filter[due_date]=none&sort=title',
  `filter[updated_at]=${day(-7)}..${day(0)}&sort=-updated_at`,
  'filter[progress]=0..50&sort=progress,title',
  'q=invoice&sort=title',
  'q=invoice&filter[status]=1,2&sort=-updated_at',
  'q=review contract&sort=due_date',
  'q=TSK-054321',
] as const;

const singleSorts = [
  'code',
  'title',
  'project_name',
  'status',
  'priority',
  'start_date',
  'due_date',
  'estimated_minutes',
  'progress',
  'created_at',
  'updated_at',
].flatMap((field) => [field, `-${field}`]);

/** Lists what page 1,000 is asked for: every field in both directions, and two fields of every kind. */
const sorts = [
  ...singleSorts,
  'status,-progress',
  '-status,due_date',
  '-priority,title',
  'project_name,-updated_at',
  'start_date,code',
];

/** Measures the list of the API with 100,000 tasks, and then an import, over HTTP and on the embedded database (docs/benchmarks.md, api). */
export const measureApi: Group = async ({ runs }) => {
  const server = new Server();
  try {
    process.env['DATA_DIR'] = server.dataDir;
    await run('npm', ['run', '--silent', 'seed', '--', '--tasks', tasks]);
    await server.start();
    const admin = await openLists(server.url, 'admin');
    const staff = await openLists(server.url, 'staff');
    const client = await openLists(server.url, 'client');
    return [
      await measureMix('an administrator', admin, runs),
      await measureMix('a member of staff', staff, runs),
      await measureMix('a client', client, runs),
      await measureDepth(admin, runs),
      ...(await measureImport(server)),
    ];
  } finally {
    await server.dispose();
  }
};

/** Asks every question in turn, again and again, and gives the times of each; the first ones do not count. */
async function askInTurns(ask: Ask, asked: readonly string[], turns: number): Promise<number[][]> {
  const times = asked.map((): number[] => []);
  for (let turn = -warmUps; turn < turns; turn++) {
    for (const [place, question] of asked.entries()) {
      const time = await ask(question);
      if (turn >= 0) times[place]?.push(time);
    }
  }
  return times;
}

async function measureMix(whom: string, ask: Ask, runs: number): Promise<Row> {
  const times = await askInTurns(ask, questions, runs * 2);
  const slowest = questions
    .map((question, place) => ({ question, time: median(times[place] ?? []) }))
    .toSorted((a, b) => b.time - a.time)
    .slice(0, 3)
    .map(({ question, time }) => `  ${time.toFixed(0)} ms  ${question}`);
  console.log(`Slowest for ${whom}:\n${slowest.join('\n')}`);
  return {
    what: `API, 100,000 tasks: a page for ${whom}, p95`,
    unit: 'ms',
    measured: percentile95(times.flat()),
    budget: limit,
  };
}

/** Gives the sort whose page 1,000 costs the most in relation to its first page. */
async function measureDepth(ask: Ask, runs: number): Promise<Row> {
  const asked = sorts.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&page=${deepPage}`]);
  const times = (await askInTurns(ask, asked, runs)).map(median);
  const ratios = sorts.map((sort, place) => {
    const [first = NaN, deep = NaN] = times.slice(place * 2, place * 2 + 2);
    return { sort, first, deep };
  });
  const [worst] = ratios.toSorted((a, b) => b.deep / b.first - a.deep / a.first);
  return {
    what: `API: page 1,000 against page 1, worst sort (${worst?.sort})`,
    unit: 'ms',
    measured: worst?.deep ?? NaN,
    floor: worst?.first ?? NaN,
    budget: 2,
  };
}
