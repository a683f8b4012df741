import { type SortKey, tasks as contract } from '@bureau/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf } from '../../db/list/listSource.ts';
import { tasks } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { taskSource } from './source.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Key = SortKey<typeof contract.listSpec>;
const keys = contract.listSpec.sort.flatMap((field): Key[] => [field, `-${field}`]);

/** Gives the plan of a page's ids, when the database sorts only where no index has the order. */
function explain(key: Key): Promise<string> {
  const ids = server.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(sql`${tasks.status} = 1`)
    .orderBy(...orderOf(taskSource('UTC'), { sort: [key] }, ['-code']))
    .limit(50)
    .offset(100);
  return server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`);
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const { rows } = await tx.execute<Record<string, string>>(sql`explain ${ids.getSQL()}`);
    return rows.map((row) => Object.values(row).join('')).join('\n');
  });
}

describe('somebody who leafs through a long list', () => {
  it.each(keys)('sorted by %s has each page read from an index, which holds the filters too', async (key) => {
    const plan = await explain(key);
    expect(plan).not.toContain('Sort');
    expect(plan).toContain('Index Only Scan');
  });
});
