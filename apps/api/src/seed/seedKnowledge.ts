import { articleCategories, knowledgebase } from '@bureau/contract';
import { sql } from '../db/orm.ts';
import type { Database } from '../db/database.ts';
import { articleLinks, articleVotes, recordTables, tasks, users } from '../db/schema/index.ts';
import { slugOf } from '../modules/knowledgebase/slugs.ts';
import { saveVersions } from '../modules/knowledgebase/versions.ts';
import * as texts from './data/work.ts';
import { insertRecords } from './insertRecords.ts';
import { dateOf, day, inOrder, keeper, paragraph, type Plan, type Records } from './plan.ts';

/** Returns the id that a category of articles gets; null for none. */
const categoryId = (name: string | undefined) =>
  name === undefined ? null : texts.articleCategories.findIndex(([one]) => one === name) + 1;

const categoryRecords = (founded: Date): Records =>
  texts.articleCategories.map(([name, parent]) => ({
    values: { name, parent_id: categoryId(parent) },
    createdBy: keeper,
    createdAt: founded,
  }));

function planArticles({ calendar, now, random, staff }: Plan): Records {
  const records = texts.articles.map(([category, title, text], index) => {
    const owner = random.pick(staff);
    const status =
      index % 8 === 5
        ? 'in_review'
        : index % 8 === 6
          ? 'draft'
          : index % 12 === 11
            ? 'archived'
            : 'published';
    return {
      values: {
        title,
        slug: slugOf(title),
        category_id: categoryId(category),
        status,
        owner_id: owner,
        review_date: index % 3 === 0 ? dateOf(now.getTime() + random.between(20, 200) * day) : null,
        body:
          paragraph(text) +
          paragraph('Something is missing or wrong? Change it, or tell the owner of this article.'),
      },
      createdBy: owner,
      createdAt: calendar.at(random.next() * calendar.since(80) + 1),
    };
  });
  return inOrder(records);
}

/** Lets some of those who work here say of each published article that it was helpful, and one of seven that it was not. */
const seedVotes = (db: Database, { now }: Plan) =>
  db.execute(sql`
    insert into ${articleVotes} (article_id, user_id, is_helpful, created_at)
    select article.id, ${users.id}, (article.id + ${users.id}) % 7 > 0,
      least(article.created_at + ${users.id} * interval '5 hours', ${now.toISOString()}::timestamptz)
    from ${recordTables.knowledgebase} as article cross join ${users}
    where article.status = 'published' and ${users.clientId} is null
      and (article.id * 5 + ${users.id} * 3) % 11 < article.id % 6`);

/** Links every published article with an incident, and some with a defect, a task or another article. */
const seedLinks = (db: Database, { now }: Plan) =>
  db.execute(sql`
    insert into ${articleLinks} (article_id, resource, record_id, created_by, created_at)
    select article.id, other.resource, other.id, article.owner_id, ${now.toISOString()}::timestamptz
    from ${recordTables.knowledgebase} as article
    cross join lateral (
      select 'incidents' as resource, id from ${recordTables.incidents} where id = article.id
      union all select 'defects', id from ${recordTables.defects} where id = article.id + 5 and article.id % 2 = 0
      union all select 'tasks', id from ${tasks} where id = article.id * 7 and article.id % 3 = 0
      union all select 'knowledgebase', id from ${recordTables.knowledgebase} where id = article.id + 1 and article.id % 5 = 0
    ) as other
    where article.status = 'published'`);

/** Writes the knowledge base: its categories, its articles with their versions, what readers say of them, and what they are linked to. */
export async function seedKnowledge(db: Database, plan: Plan, founded: Date): Promise<void> {
  await insertRecords(db, articleCategories, recordTables['article-categories'], categoryRecords(founded));
  await insertRecords(db, knowledgebase, recordTables.knowledgebase, planArticles(plan));
  await saveVersions(db, 'all');
  await seedVotes(db, plan);
  await seedLinks(db, plan);
}
