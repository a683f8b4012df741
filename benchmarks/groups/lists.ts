import { Server } from '../../e2e/support/server.ts';
import { run } from '../../tools/install.mjs';
import { openLists } from '../askLists.ts';
import type { Group } from '../bench.ts';
import { importFile } from '../measureImport.ts';
import { measureMix } from '../measureLists.ts';
import type { Row } from '../report.ts';

/** How long a page may take at the 95th percentile, in milliseconds: as one of tasks. */
const limit = 40;

const words = ['Invoice', 'review', 'contract', 'report', 'budget', 'office', 'order', 'delivery', 'server'];
const wordsOf = (row: number) =>
  [row, row * 7, row * 31].map((place) => words[place % words.length]).join(' ');
const dayOf = (row: number) => new Date(Date.UTC(2026, 0, 1 + (row % 330))).toISOString().slice(0, 10);

/** Describes a list that a company of some hundred people has: how many records, how a file has them, and what is asked for. */
interface Listed {
  readonly rows: number;
  readonly head: string;
  readonly line: (row: number) => string;
  readonly questions: readonly string[];
  /** How many of them a manager has who sees no others. The lists are asked for as that one, too. */
  readonly own?: number;
}

const lists: Readonly<Record<string, Listed>> = {
  defects: {
    rows: 10_000,
    own: 1_000,
    head: 'Title,Severity,Environment,Found in',
    line: (row) =>
      `${wordsOf(row)} ${row},${['Low', 'High'][row % 2] ?? ''},Browser ${row % 9},1.${row % 20}`,
    questions: [
      'sort=-created_at',
      'sort=title',
      'sort=-severity,title',
      'sort=-created_at&page=150',
      'filter[status]=4&sort=-updated_at',
      'filter[project_id]=1,2,3&sort=title',
      'q=invoice&sort=title',
      'q=e&sort=-updated_at',
      'group=status&sort=title',
      'groups?group=severity',
    ],
  },
  users: {
    rows: 2_000,
    head: 'Username,First name,Last name,Email',
    line: (row) => `person${row},${words[row % 9] ?? ''},Person ${row},person${row}@company.example`,
    questions: [
      'sort=name',
      'sort=-created_at',
      'sort=email&page=30',
      'filter[is_active]=yes&sort=name',
      'q=person1',
    ],
  },
  clients: {
    rows: 500,
    head: 'Name,Contact person,Currency',
    line: (row) => `${wordsOf(row)} ${row},Person ${row},${['EUR', 'GBP', 'CZK'][row % 3] ?? ''}`,
    questions: ['sort=name', 'sort=-created_at&page=8', 'filter[currency]=GBP&sort=name', 'q=office'],
  },
  roles: {
    rows: 200,
    head: 'Name,Description',
    line: (row) => `${wordsOf(row)} ${row},Made for the purpose ${row}`,
    questions: [
      'sort=name',
      'sort=-created_at&page=4',
      'sort=-member_count,name',
      'q=office&sort=name',
      'filter[department_id]=none',
    ],
  },
  timesheets: {
    rows: 50_000,
    own: 1_000,
    head: 'Description,Date,Time worked,Billable',
    line: (row) =>
      `${wordsOf(row)},${dayOf(row)},0:${String((row % 50) + 10)},${row % 3 === 0 ? 'No' : 'Yes'}`,
    questions: [
      'sort=-date',
      'sort=description,-date',
      'sort=-date&page=1000',
      'filter[date]=2026-03-01..2026-03-31&sort=-date',
      'filter[is_billable]=yes&sort=-minutes',
      'filter[project_id]=none&sort=-date',
      'q=invoice&sort=-date',
      'q=e&sort=description',
      'group=date&sort=description',
      'groups?group=date',
      'groups?group=project_id',
    ],
  },
};

/** Measures the lists of a company of some hundred people over HTTP and on the embedded database (docs/benchmarks.md, lists). */
export const measureLists: Group = async ({ runs }) => {
  const server = new Server();
  try {
    process.env['DATA_DIR'] = server.dataDir;
    await run('npm', ['run', '--silent', 'seed']);
    await server.start();
    const rows: Row[] = [];
    for (const [resource, { rows: count, head, line, own = 0, questions }] of Object.entries(lists)) {
      const lines = Array.from({ length: count }, (_, row) => line(row));
      await importFile(server, resource, [head, ...lines.slice(own)]);
      const what = `API, ${count.toLocaleString('en')} ${resource}: a page for`;
      const ask = await openLists(server.url, 'admin', resource);
      if (own > 0) {
        await importFile(server, resource, [head, ...lines.slice(0, own)], 'manager');
        const askOwn = await openLists(server.url, 'manager', resource);
        const near = questions.filter((question) => !question.includes('page='));
        rows.push(await measureMix(`${what} a manager who sees some`, limit, askOwn, near, runs));
      }
      rows.push(await measureMix(`${what} an administrator`, limit, ask, questions, runs));
    }
    return rows;
  } finally {
    await server.dispose();
  }
};
