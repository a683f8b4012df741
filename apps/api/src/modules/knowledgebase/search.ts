import { articleSearchLimits, type knowledgebase as contract, type ResponseOf } from '@bureau/contract';
import { and, desc, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch } from '../../db/fold.ts';
import { containsWords } from '../../db/list/conditions.ts';
import { recordTables } from '../../db/schema/index.ts';
import { readRichText } from '../../html/richText.ts';
import { linesOf } from './plainText.ts';
import { articleModule } from './service.ts';
import { snippetOf } from './snippet.ts';

const { knowledgebase: articles } = recordTables;

/** Finds the articles that a caller may see by their words: those first whose titles hold them, then the newest. */
export async function searchArticles(
  db: Database,
  caller: Caller,
  q: string,
): Promise<ResponseOf<typeof contract.search>> {
  // What consists of accents alone would be found everywhere.
  if (foldForSearch(q).trim() === '') return [];
  const visible = await articleModule.searchSource().visible(db, caller);
  const { id, code, title, body } = articles;
  const isInTitle = containsWords(articles.titleSort, q) ?? sql`false`;
  const rows = await db
    .select({ id, code, title, body })
    .from(articles)
    .where(and(containsWords(articles.searchText, q), visible))
    .orderBy(desc(isInTitle), desc(id))
    .limit(articleSearchLimits.found);
  return rows.map(({ body: html, ...row }) => ({
    ...row,
    snippet: snippetOf(linesOf(readRichText(html, true)).join(' '), q),
  }));
}
