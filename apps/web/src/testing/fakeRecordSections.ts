import { type Attachment, collectionOf, type Comment } from '@bureau/contract';
import { type FakeApi, type FakeRequest, json } from './fakeApi.ts';
import { manager, people } from './fixtures.ts';

const pageOf = <Item>(data: readonly Item[], { query }: FakeRequest) =>
  json({
    data: data.slice(0, Number(query.get('per_page') ?? 50)),
    meta: { total: data.length, page: 1, per_page: 50 },
  });

/** Creates a comment by one of the people. */
function createComment(id: number, fields: Partial<Comment> = {}): Comment {
  const person = people[id % people.length];
  const time = new Date(Date.UTC(2026, 1, 20, 8, id)).toISOString();
  return {
    id,
    body: '<p>The scaffolding stands.</p>',
    is_edited: false,
    is_internal: false,
    created_at: time,
    updated_at: time,
    created_by: person?.user_id ?? 0,
    created_firstname: person?.firstname ?? '',
    created_lastname: person?.lastname ?? '',
    created_avatar: null,
    version: 1,
    ...fields,
  };
}

/** Answers the requests of the comments and files on the records of a resource. Those on all of them are the same. */
export function serveRecordParts(api: FakeApi, resource: string, comments: Comment[] = []): void {
  const files: Attachment[] = [];
  const own = {
    created_by: manager.id,
    created_firstname: manager.firstname,
    created_lastname: manager.lastname,
  };
  const path = `/api/${collectionOf(resource)}/:id/comments`;
  const filesPath = `/api/${collectionOf(resource)}/:id/attachments`;
  api.on(`GET ${path}`, (request) => pageOf(comments.toReversed(), request));
  api.on(`POST ${path}`, ({ body }) => {
    const { body: html, ...said } = body as { body: string; is_internal?: boolean };
    const comment = createComment(comments.length + 1, { ...own, ...said, body: html });
    comments.push(comment);
    return json(comment, 201);
  });
  api.on(`PUT ${path}/:comment`, ({ body }, [, id]) => {
    const index = comments.findIndex((comment) => comment.id === Number(id));
    const before = comments[index];
    if (!before) return json({ error: 'Not found' }, 404);
    const { body: html, is_internal: isInternal = before.is_internal } = body as {
      body: string;
      is_internal?: boolean;
    };
    const changed = {
      ...before,
      body: html,
      is_internal: isInternal,
      is_edited: true,
      version: before.version + 1,
    };
    comments[index] = changed;
    return json(changed);
  });
  api.on(`DELETE ${path}/:comment`, (_, [, id]) => {
    const index = comments.findIndex((comment) => comment.id === Number(id));
    comments.splice(index, 1);
    return json(null, 204);
  });
  api.on(`GET ${filesPath}`, (request) => pageOf(files.toReversed(), request));
  api.on(`POST ${filesPath}`, ({ body }) => {
    const sent = body instanceof FormData ? body.get('file') : null;
    if (!(sent instanceof File)) return json({ error: 'No file' }, 422);
    const id = files.length + 1;
    const file = {
      ...own,
      id,
      name: sent.name,
      type: sent.type,
      size: sent.size,
      url: `/uploads/attachment/${id}`,
      created_at: new Date(Date.UTC(2026, 1, 20, 9, id)).toISOString(),
    };
    files.push(file);
    return json(file, 201);
  });
  api.on(`DELETE ${filesPath}/:file`, (_, [, id]) => {
    const index = files.findIndex((file) => file.id === Number(id));
    files.splice(index, 1);
    return json(null, 204);
  });
}
