import { canAccess, isResourceName, resources } from '@bureau/contract';
import type { Locale } from '@bureau/values';
import { and, inArray, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import type { ShownStatus } from '../../engine/searchSource.ts';
import { searchSources } from './sources.ts';

/** Describes a record by what it is called, with its address inside the application. */
export interface FoundRecord {
  readonly code: string;
  readonly title: string;
  readonly route: string;
  /** Returns its status in a language; null where its kind has none. */
  readonly statusIn: (locale: Locale) => ShownStatus | null;
}

function sourceOf(resource: string) {
  if (!isResourceName(resource)) return undefined;
  const { searchType }: { readonly name: string; readonly searchType?: string } = resources[resource];
  return searchSources.find(({ type }) => type === searchType);
}

/** Reads what records are called, of those that a caller may see, by id: none of what no search finds. */
export async function readFound(
  db: Database,
  caller: Caller,
  resource: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FoundRecord>> {
  const source = sourceOf(resource);
  if (source === undefined || !canAccess(caller, source.rule)) return new Map();
  const { table, title, route, status } = source;
  const condition = and(inArray(table.id, [...ids]), await source.visible(db, caller)) ?? sql`true`;
  const { rows } = await db.execute<{ id: number; code: string; title: string; status: unknown }>(
    sql`select ${table.id} as id, ${table.code} as code, ${title} as title, ${status?.column ?? sql`null`} as status
      from ${table} where ${condition}`,
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        code: row.code,
        title: row.title,
        route: `${route}${row.id}`,
        statusIn: (locale: Locale) => status?.show(row.status, locale) ?? null,
      },
    ]),
  );
}
