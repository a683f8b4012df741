import { canAccess, type SearchHit, searchLimits, type SearchType } from '@bureau/contract';
import { and, sql, type SQL } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { containsWords, escapeLike } from '../../db/list/conditions.ts';
import type { SearchSource } from '../../engine/searchSource.ts';
import { searchSources } from './sources.ts';

/** Describes a find with its rank: 0 for a code, 1 for the beginning of a title, 2 for words. */
interface RankedHit extends SearchHit {
  readonly rank: number;
}

/** Requires the code that a search means, however it is typed: `tsk-42` and `42` are `TSK-0042`. Returns nothing for what is no code. */
function isCode({ code, number }: SearchSource<SearchType>['table'], q: string): SQL | undefined {
  const [, letters = '', digits] = /^(?:([a-z][a-z\d]{0,7})-)?0*(\d{1,9})$/i.exec(q.trim()) ?? [];
  if (digits === undefined) return undefined;
  const beginning = letters === '' ? undefined : sql`${code} like ${`${letters.toUpperCase()}-%`}`;
  return and(sql`${number} = ${Number(digits)}`, beginning);
}

/** How many matching records are considered before the newest of them are returned. */
const candidates = 200;

interface Step {
  readonly condition: SQL | undefined;
  readonly order: SQL;
  /** Ends the search after so many records, in whatever order they are found: a word can be in most of them. */
  readonly among?: number;
}

/** Lists how records are looked for, the best finds first. Each step reads an index, and ends as soon as there are enough. */
function stepsOf({ table, titleSort, searchText }: SearchSource<SearchType>, q: string): Step[] {
  const code = isCode(table, q);
  const beginning = `${escapeLike(foldForSort(q.trim()))}%`;
  return [
    ...(code === undefined ? [] : [{ condition: code, order: sql`id` }]),
    { condition: sql`${titleSort} like ${beginning}`, order: sql`sort, id` },
    { condition: containsWords(searchText, q), order: sql`id desc`, among: candidates },
  ];
}

async function findIn(
  db: Database,
  caller: Caller,
  source: SearchSource<SearchType>,
  q: string,
): Promise<RankedHit[]> {
  const { table, title, titleSort, type, route } = source;
  const isVisible = await source.visible(db, caller);
  const hits = new Map<number, RankedHit>();
  for (const [rank, { condition, order, among }] of stepsOf(source, q).entries()) {
    if (hits.size >= searchLimits.ofType) break;
    const found = sql`select ${table.id} as id, ${table.code} as code, ${title} as title, ${titleSort} as sort
      from ${table} where ${and(condition, isVisible) ?? sql`true`}`;
    const some = among === undefined ? found : sql`select * from (${found} limit ${among}) as found`;
    const { rows } = await db.execute<{ id: number; code: string; title: string }>(
      sql`${some} order by ${order} limit ${searchLimits.ofType}`,
    );
    for (const { id, code, title: name } of rows)
      if (!hits.has(id)) hits.set(id, { type, id, code, title: name, route: `${route}${id}`, rank });
  }
  return [...hits.values()].slice(0, searchLimits.ofType);
}

/** Finds the records that a caller may see by their codes, titles and words: the best first, and of each kind only so many. */
export async function findRecords(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  // What consists of accents alone would be found everywhere.
  if (foldForSort(q).trim() === '') return [];
  const sources = searchSources
    .filter(({ rule }) => canAccess(caller, rule))
    // Somebody of a client finds people by their names, and not by fields that they may not see.
    .map((source) =>
      source.type === 'user' && caller.isExternal ? { ...source, searchText: source.titleSort } : source,
    );
  const found: RankedHit[] = [];
  for (const source of sources) found.push(...(await findIn(db, caller, source, q)));
  return found.sort((a, b) => a.rank - b.rank).map(({ rank: _rank, ...hit }) => hit);
}
