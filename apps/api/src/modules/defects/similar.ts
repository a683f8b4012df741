import type { defects as contract, ResponseOf } from '@bureau/contract';
import { and, desc, eq, isNull, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { foldForSearch } from '../../db/fold.ts';
import { escapeLike } from '../../db/list/conditions.ts';
import { recordTables } from '../../db/schema/index.ts';
import { defectModule } from './service.ts';

const { defects } = recordTables;

/** How many defects are listed, how many words of a title are compared, and how much of it a defect has to share. */
const limits = { found: 5, words: 12, share: 0.5 } as const;

const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Whether a script writes words of a letter or two that mean something. */
const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Returns how a word begins in most of its forms: `crash` of `crashes`. */
const stemOf = (word: string) =>
  isDense.test(word) ? word : word.slice(0, Math.max(5, Math.floor(word.length * 0.75)));

/** Returns what the words of a title begin with, each once, the longest first: they say more than the short ones of any language. */
export function stemsOf(title: string): readonly string[] {
  const stems = [...words.segment(foldForSearch(title))]
    .filter(({ isWordLike, segment }) => isWordLike && (segment.length > 2 || isDense.test(segment)))
    .map(({ segment }) => stemOf(segment));
  return [...new Set(stems)].toSorted((a, b) => b.length - a.length).slice(0, limits.words);
}

/**
 * Finds the defects that a caller may see and that share half of the words of a title at least, weighed by their length: the most alike first, then the newest. What
 * was merged is left out, since what it was merged into is found.
 */
export async function findSimilar(
  db: Database,
  caller: Caller,
  { title, project_id: projectId }: { readonly title: string; readonly project_id?: string | undefined },
): Promise<ResponseOf<typeof contract.similar>> {
  const stems = stemsOf(title);
  if (stems.length === 0) return [];
  const whole = stems.reduce((sum, { length }) => sum + length, 0);
  const shared = sql.join(
    stems.map(
      (stem) =>
        sql`case when ${defects.searchText} like ${`%${escapeLike(stem)}%`} then ${stem.length}::int else 0 end`,
    ),
    sql` + `,
  );
  const { id, code, status, title: name } = defects;
  return db
    .select({ id, code, title: name, status })
    .from(defects)
    .where(
      and(
        sql`(${shared}) >= ${Math.ceil(whole * limits.share)}::int`,
        isNull(defects.mergedIntoId),
        projectId === undefined ? undefined : eq(defects.projectId, Number(projectId)),
        await defectModule.searchSource().visible(db, caller),
      ),
    )
    .orderBy(desc(sql`(${shared})`), desc(id))
    .limit(limits.found);
}
