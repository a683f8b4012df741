import { described } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testNow } from '../testing/template.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('somebody who looks at what the company keeps', () => {
  const kept = [
    'taxes',
    'items',
    'holidays',
    'leave-types',
    'announcements',
    'defects',
    'incidents',
    'sprints',
    'meetings',
    'knowledgebase',
    'providers',
    'appointments',
    'leaves',
    'todos',
    'clients',
  ] as const;

  it.each(kept)('finds %s, numbered from 1 without a gap, and the next code follows', async (name) => {
    const { data, meta } = await (
      await server.as('admin')
    ).call(described[name].list, { query: { per_page: 500, sort: ['code'] } });
    const { codePrefix } = described[name];
    expect(meta.total).toBeGreaterThanOrEqual(5);
    expect(data.map(({ code }) => code)).toEqual(
      data.map((_, index) => `${codePrefix}-${String(index + 1).padStart(4, '0')}`),
    );
    const stored = sql.raw(`select count(*) from ${name.replace('-', '_')}`);
    const { rows } = await server.db.execute(
      sql`select value = (${stored}) as follows from counters where name = ${name}`,
    );
    expect(rows).toEqual([{ follows: true }]);
  });

  it('finds nothing that ends before it begins, and nothing that was written down tomorrow', async () => {
    const untrue = [
      `holidays where end_date < start_date`,
      `sprints where end_date < start_date`,
      `leaves where end_date < start_date`,
      `announcements where expire_at < publish_at or publish_at < created_at`,
      `holidays where name in ('Design retreat', 'Summer closing') and department_id is null`,
      ...kept.map(
        (name) =>
          `${name.replace('-', '_')} where created_at > '${testNow.toISOString()}' or ${name === 'clients' ? 'false' : 'created_by is null'}`,
      ),
    ];
    for (const from of untrue) {
      const { rows } = await server.db.execute(sql.raw(`select count(*)::int as count from ${from}`));
      expect([from, rows[0]]).toEqual([from, { count: 0 }]);
    }
  });

  it('finds sprints whose log adds up to what is in them', async () => {
    const { rows } = await server.db.execute(sql`
      select sprints.id from sprints left join tasks on tasks.sprint_id = sprints.id
      group by sprints.id having
        row(count(tasks.id), count(*) filter (where tasks.status < 5),
          coalesce(sum(round(tasks.estimated_minutes * (100 - tasks.progress) / 100.0)) filter (where tasks.status < 5), 0)::bigint) is distinct from
        (select row(coalesce(sum(total_tasks), 0), coalesce(sum(left_tasks), 0), coalesce(sum(left_minutes), 0))
          from sprint_work as work where work.sprint_id = sprints.id)`);
    expect(rows).toEqual([]);
  });
});
