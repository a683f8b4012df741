import { knowledgebase as contract } from '@bureau/contract';
import { and, ne, sql } from '../../db/orm.ts';
import type { Database } from '../../db/database.ts';
import { foldForSort } from '../../db/fold.ts';
import { escapeLike } from '../../db/list/conditions.ts';
import { nextNumbers } from '../../db/nextNumber.ts';
import { recordTables } from '../../db/schema/index.ts';

const { knowledgebase: articles } = recordTables;

const { max } = contract.fields.slug;

/** How many characters the number behind a slug may take. */
const suffixLength = 8;

/** Returns as much of a text as its first characters, whole ones, in so many UTF-16 units. */
const startOf = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .replace(/-$/, '');

/** Returns what stands for a text in an address: small letters of any script, digits, and hyphens between them; nothing where it has neither. */
export const slugOf = (text: string): string =>
  startOf(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+/, ''),
    max,
  );

/**
 * Returns a slug for each title that no other article has, with a number behind it where one has it: `travel-2`. Nobody else finds others until the
 * transaction ends.
 *
 * @param own is the article that the only title is for, where it is there already.
 */
export async function freeSlugs(tx: Database, titles: readonly string[], own?: number): Promise<string[]> {
  // Whatever makes articles takes their numbers, by which it waits for the others: a lock of its own could be taken the other way round.
  await nextNumbers(tx, contract.name, 0);
  const wanted = titles.map((title) => startOf(slugOf(title), max - suffixLength) || 'article');
  const beginnings = [...new Set(wanted)].map((slug) => `${escapeLike(foldForSort(slug))}%`);
  const rows = await tx
    .select({ slug: articles.slugSort })
    .from(articles)
    .where(
      and(
        sql`${articles.slugSort} like any(${sql.param(beginnings)}::text[])`,
        own === undefined ? undefined : ne(articles.id, own),
      ),
    );
  const taken = new Set(rows.map(({ slug }) => slug));
  return wanted.map((slug) => {
    let free = slug;
    for (let number = 2; taken.has(foldForSort(free)); number += 1) free = `${slug}-${number}`;
    taken.add(foldForSort(free));
    return free;
  });
}
