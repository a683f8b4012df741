import {
  type articleLinks,
  type BodyOf,
  knowledgebase as resource,
  type RecordOf,
  type ResponseOf,
} from '@bureau/contract';
import { type FakeApi, json } from './fakeApi.ts';
import { createRecord, serveResource } from './fakeResource.ts';
import { serveRecordParts } from './fakeRecordSections.ts';
import { people } from './fixtures.ts';

type Article = RecordOf<typeof resource>;
type Version = ResponseOf<typeof resource.version>;

const said = [
  ['Travel', 'Book trains yourself.\nKeep every receipt.'],
  ['Travel abroad', 'Book trains yourself.\nKeep every receipt for ten days.'],
  ['Travel abroad', 'Book trains and buses yourself.\nKeep every receipt for ten days.'],
] as const;

type Linked = ResponseOf<typeof articleLinks.list>[number];

/** Creates a link with a record of work. */
const linked = (id: number, other: string, recordId: number): Linked => ({
  id,
  resource: other,
  record_id: recordId,
  code: `${other === 'tasks' ? 'TSK' : 'INC'}-00${String(recordId).padStart(2, '0')}`,
  title: other === 'tasks' ? 'Book the trains' : 'The ticket machine is out of order',
  status: { label: 'In progress', tone: 'accent' },
  route: `/${other}/detail/${recordId}`,
});

const bodyOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join('');

function createVersion(version: number, [title, text]: readonly [string, string], current: number): Version {
  const person = people[version % people.length];
  return {
    version,
    title,
    body: bodyOf(text),
    text,
    author_id: person?.user_id ?? null,
    author_firstname: person?.firstname ?? null,
    author_lastname: person?.lastname ?? null,
    created_at: new Date(Date.UTC(2026, 1, 10 + version, 8, 30)).toISOString(),
    is_current: version === current,
  };
}

/** Answers what the screens of the knowledge base ask for: of one article, with three versions of what it says. */
export function serveArticles(api: FakeApi): void {
  const texts: (readonly [string, string])[] = [...said];
  const [title, text] = said[2];
  const create = (id: number, changes: Partial<Article> = {}) =>
    createRecord(resource, id, {
      title,
      status: 'published',
      category: 'Handbook / Travel',
      tags: ['travel', 'expenses'],
      slug: 'travel',
      owner_id: 3,
      owner_firstname: 'Marta',
      owner_lastname: 'Lindqvist',
      review_date: null,
      helpful_count: 3,
      unhelpful_count: 1,
      my_vote: null,
      body: bodyOf(text),
      ...changes,
    }) as unknown as Article;
  const records = new Map([[1, create(1)]]);
  serveResource(api, resource, { records, create });
  serveRecordParts(api, 'knowledgebase');
  api.on('PUT /api/knowledgebase/:id/vote', ({ body }) => {
    const { vote } = body as BodyOf<typeof resource.vote>;
    const voted = create(1, {
      helpful_count: vote === 'helpful' ? 4 : 3,
      unhelpful_count: vote === 'unhelpful' ? 2 : 1,
      my_vote: vote,
    });
    records.set(1, voted);
    return json(voted);
  });
  let links: readonly Linked[] = [linked(1, 'tasks', 8)];
  api.on('GET /api/article-links', () => json(links));
  api.on('POST /api/article-links', ({ body }) => {
    const { resource: other, record_id: otherId } = body as BodyOf<typeof articleLinks.create>;
    const link = linked(links.length + 1, other, otherId);
    links = [...links, link];
    return json(link, 201);
  });
  api.on('DELETE /api/article-links/:id', (_, [id]) => {
    links = links.filter((one) => one.id !== Number(id));
    return json(null, 204);
  });
  api.on('GET /api/search', () => {
    const { record_id: id, ...found } = linked(0, 'incidents', 12);
    return json([{ ...found, type: 'incident', id }]);
  });
  const versions = () => texts.map((one, index) => createVersion(index + 1, one, texts.length));
  api.on('GET /api/knowledgebase/:id/versions', () =>
    json({ data: versions().reverse(), meta: { total: texts.length, page: 1, per_page: 20 } }),
  );
  api.on('GET /api/knowledgebase/:id/versions/:version', (_, [, version]) =>
    json(versions()[Number(version) - 1]),
  );
  api.on('POST /api/knowledgebase/:id/versions/:version/restore', (_, [, version]) => {
    const [former = '', words = ''] = texts[Number(version) - 1] ?? [];
    texts.push([former, words]);
    const restored = create(1, { title: former, body: bodyOf(words), version: 2 });
    records.set(1, restored);
    return json(restored);
  });
}
