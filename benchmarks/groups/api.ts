import { Server } from '../../e2e/support/server.ts';
import { run } from '../../tools/install.mjs';
import { type Ask, openLists } from '../askLists.ts';
import type { Group } from '../bench.ts';
import { measureBytes } from '../measureBytes.ts';
import { measureImport } from '../measureImport.ts';
import { measureLoad } from '../measureLoad.ts';
import { measureMemory } from '../measureMemory.ts';
import { median } from '../measure.ts';
import { askInTurns, measureMix } from '../measureLists.ts';
import type { Row } from '../report.ts';

const tasks = '100000';
const deepPage = 1000;

/** How long a page may take at the 95th percentile, in milliseconds. */
const limits = { usual: 40, hardest: 50 } as const;

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
  `filter[due_date]=${day(0)}..${day(7)}&sort=due_date`,
  `filter[due_date]=..${day(-1)}&filter[status]=1,2,3&sort=-due_date`,
  'filter[due_date]=none&sort=title',
  `filter[updated_at]=${day(-7)}..${day(0)}&sort=-updated_at`,
  'filter[progress]=0..50&sort=progress,title',
  'q=invoice&sort=title',
  'q=invoice&filter[status]=1,2&sort=-updated_at',
  'q=review contract&sort=due_date',
  'filter[labels]=IT&sort=-updated_at',
] as const;

/** Lists what finds most of all tasks by looking at each, or is found beside them. */
const hardQuestions = [
  'q=e',
  'q=e&sort=title',
  'q=e&sort=-due_date',
  'q=in&sort=-updated_at',
  'q=in&sort=-priority,title',
  'q=in&sort=project_name',
  'filter[assignee_id]=none&sort=-created_at',
  'filter[assignee_id]=none&sort=title',
  'groups?group=status&q=in',
  'groups?group=priority&q=in',
  'groups?group=project_id&q=in',
  'groups?group=project_id&q=invoice',
  'groups?group=priority',
  'group=status&q=in&sort=-due_date',
  'group=project_id&q=invoice',
  'group=priority&sort=-updated_at',
  'sort=custom_fields.effort',
  'sort=-custom_fields.customer_reference',
  'filter[custom_fields.effort]=Large&sort=-due_date',
  'filter[custom_fields.on_site]=yes&sort=title',
  'filter[custom_fields.customer_reference]=REF-15&sort=-priority',
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
  '-estimated_minutes,title',
  'project_name,-updated_at',
  'start_date,code',
  '-progress,-updated_at',
  'priority,status,-due_date',
];

/** Measures the API with 100,000 tasks over HTTP and on the embedded database (docs/benchmarks.md, api). */
export const measureApi: Group = async ({ runs, seconds }) => {
  const server = new Server();
  try {
    process.env['DATA_DIR'] = server.dataDir;
    await run('npm', ['run', '--silent', 'seed', '--', '--tasks', tasks]);
    await server.start();
    const admin = await openLists(server.url, 'admin');
    const staff = await openLists(server.url, 'staff');
    const client = await openLists(server.url, 'client');
    return [
      ...(await measurePages('an administrator', admin, runs)),
      ...(await measurePages('a member of staff', staff, runs)),
      ...(await measurePages('a client', client, runs)),
      await measureDepth(admin, runs),
      ...(await measureBytes(server)),
      ...(await measureLoad(server, seconds)),
      ...(await measureImport(server)),
      // Last, since it starts the server anew.
      await measureMemory(server),
    ];
  } finally {
    await server.dispose();
  }
};

/** Returns the code of a task that an account sees: one in the middle of its list, which is a long way from both ends. */
async function findCode(ask: Ask): Promise<string> {
  const { meta } = await ask('sort=code');
  const { data } = await ask(`sort=code&page=${Math.ceil((meta?.total ?? 0) / 100)}`);
  const code = data[0]?.code ?? '';
  const found = await ask(`q=${code}`);
  if (found.data.length !== 1 || found.data[0]?.code !== code)
    throw new Error(`${code} was looked for, but ${found.data.map((task) => task.code).join(', ')} found.`);
  return code;
}

async function measurePages(whom: string, ask: Ask, runs: number): Promise<Row[]> {
  const usual = [...questions, `q=${await findCode(ask)}`];
  return [
    await measureMix(`API, 100,000 tasks: a page for ${whom}`, limits.usual, ask, usual, runs),
    await measureMix(`API, 100,000 tasks: the hardest for ${whom}`, limits.hardest, ask, hardQuestions, runs),
  ];
}

/** Returns the sort whose page 1,000 costs the most in relation to its first page. */
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
    budget: 1.5,
  };
}
