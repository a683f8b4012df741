import type { BodyOf, knowledgebase as contract } from '@bureau/contract';
import { and, eq, inArray, sql } from '../../db/orm.ts';
import type { Caller } from '../../access/Caller.ts';
import type { Database } from '../../db/database.ts';
import { articleVotes as votes, recordTables } from '../../db/schema/index.ts';

const { knowledgebase: articles } = recordTables;

export type Vote = BodyOf<typeof contract.vote>['vote'];

/** Counts in SQL how many have said that an article was helpful, or that it was not. */
export const countOfVotes = (isHelpful: boolean) => sql`(
  select count(*)::int from ${votes} where ${votes.articleId} = ${articles.id} and ${votes.isHelpful} = ${isHelpful}
)`;

/** Returns with articles what their reader has said of each. */
export async function withOwnVotes<Row extends { readonly id: number }>(
  db: Database,
  rows: readonly Row[],
  reader: Caller | null,
): Promise<(Row & { readonly my_vote: Vote })[]> {
  const ids = rows.map(({ id }) => id);
  const found =
    reader === null
      ? []
      : await db
          .select()
          .from(votes)
          .where(and(eq(votes.userId, reader.id), inArray(votes.articleId, ids)));
  const said = new Map(found.map(({ articleId, isHelpful }) => [articleId, isHelpful]));
  return rows.map((row) => {
    const isHelpful = said.get(row.id);
    return { ...row, my_vote: isHelpful === undefined ? null : isHelpful ? 'helpful' : 'unhelpful' };
  });
}

/** Keeps what somebody says of an article in place of what they said before. Whether they may was asked before. */
export async function saveVote(
  tx: Database,
  articleId: number,
  userId: number,
  vote: Vote,
  now: Date,
): Promise<void> {
  if (vote === null) {
    await tx.delete(votes).where(and(eq(votes.articleId, articleId), eq(votes.userId, userId)));
    return;
  }
  const isHelpful = vote === 'helpful';
  await tx
    .insert(votes)
    .values({ articleId, userId, isHelpful, createdAt: now })
    .onConflictDoUpdate({ target: [votes.articleId, votes.userId], set: { isHelpful, createdAt: now } });
}
