import { type SortKey, tasks as contract } from '@bureau/contract';
import { sql, type SQL } from '../../db/orm.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sortFieldsOf } from '../../db/list/listSource.ts';
import { readPage } from '../../db/list/pageIds.ts';
import { tasks } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { taskSource } from './service.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Key = SortKey<typeof contract.listSpec>;
const keys = contract.listSpec.sort.flatMap((field): Key[] => [field, `-${field}`]);

/** Returns the query plans by which a page's ids are read, when the database sorts only where no index has the order. */
function explain(key: Key, offset: number): Promise<string[]> {
  return server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const execute = tx.execute.bind(tx);
    const asked: SQL[] = [];
    vi.spyOn(tx, 'execute').mockImplementation((query) => {
      asked.push(query as SQL);
      return execute(query);
    });
    const fields = sortFieldsOf(taskSource('UTC'), { sort: [key] }, ['-code']);
    await readPage(tx, { id: tasks.id, condition: sql`${tasks.status} = 1`, fields, limit: 5, offset });
    const plans: string[] = [];
    for (const query of asked) {
      const { rows } = await execute<Record<string, string>>(sql`explain ${query}`);
      plans.push(rows.map((row) => Object.values(row).join('')).join('\n'));
    }
    return plans;
  });
}

describe('somebody who leafs through a long list', () => {
  it.each(keys)('sorted by %s has each page read from an index, which holds the filters too', async (key) => {
    for (const offset of [0, 10]) {
      const plans = await explain(key, offset);
      expect(plans.length).toBeGreaterThan(1);
      for (const plan of plans) {
        expect(plan).not.toContain('Sort');
        expect(plan).toContain('Index Only Scan');
      }
    }
  });
});
