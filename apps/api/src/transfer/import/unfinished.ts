import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { imports } from '../../db/schema/index.ts';

/**
 * Leaves out the records of imports that have not ended: those of the ranges of identifiers that imports are filling, of which there are
 * hardly ever any. They are looked up once in each statement, so that none sees anything of an import that began a moment ago.
 */
export function isFinished(id: PgColumn, resource: string): SQL {
  const ranges = sql`(
    select range_agg(int4range(${imports.firstId}, ${imports.lastId}, '[]')) from ${imports}
    where ${imports.resource} = ${resource} and ${imports.phase} = 'writing' and not ${imports.isFailed}
  )`;
  return sql`(${ranges} is null or not ${id} <@ ${ranges})`;
}
