import { and, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { imports } from '../../db/schema/index.ts';

/** Names a range of identifiers that an import is filling. */
export interface UnfinishedRange {
  readonly resource: string;
  readonly first: number;
  readonly last: number;
}

/** Selects the ranges that imports are filling: hardly ever any, and read with the caller, so that it costs no query. */
export const unfinishedRanges = sql<UnfinishedRange[]>`(
  select coalesce(json_agg(json_build_object('resource', ${imports.resource}, 'first', ${imports.firstId}, 'last', ${imports.lastId})), '[]')
  from ${imports} where ${imports.phase} = 'writing' and not ${imports.isFailed}
)`;

/** Leaves out the records of imports that have not ended. */
export function isFinished(
  id: PgColumn,
  resource: string,
  ranges: readonly UnfinishedRange[],
): SQL | undefined {
  const own = ranges.filter((range) => range.resource === resource);
  return and(...own.map(({ first, last }) => not(sql`${id} between ${first} and ${last}`)));
}
