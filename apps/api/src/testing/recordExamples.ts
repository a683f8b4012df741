import { randomUUID } from 'node:crypto';
import { customFields, type Endpoint, endpoints } from '@bureau/contract';
import { attachments, comments, files } from '../db/schema/index.ts';
import type { Example, Examples } from './peopleExamples.ts';
import { userIdOf } from './userIdOf.ts';
import type { TestServer } from './startTestServer.ts';

/** Returns the examples of the custom fields of forms. */
function fieldExamples(server: TestServer): Examples {
  let count = 0;
  const body = () => ({ form: 'tasks', field_label: `Field ${(count += 1)}`, field_type: 'text' }) as const;
  const makeField = async () =>
    (await (await server.as('super_admin')).call(customFields.create, { body: body() })).id;
  let first: Promise<number> | undefined;
  const ofFirst = (endpoint: Endpoint): Examples => ({
    [endpoint.id]: { id: () => (first ??= makeField()), body: () => ({ help_text: 'Changed by a test' }) },
  });
  return {
    'custom-fields.create': { body },
    'custom-fields.remove': { id: makeField },
    // Not all fields of the form are named.
    'custom-fields.reorder': { body: () => ({ form: 'tasks', ids: [] }), status: () => 422 },
    'custom-fields.ofForm': { params: async () => ({ form: 'tasks' }) },
    ...ofFirst(customFields.one),
    ...ofFirst(customFields.update),
    ...ofFirst(customFields.activities),
  };
}

/** Returns the examples of what every record has beside its own fields, of every resource. */
export function recordExamples(server: TestServer): Examples {
  const { db } = server;
  /** Comments on a record as the caller. */
  const commentIds =
    (resource: string): Example['params'] =>
    async (recordId, role) => {
      const values = { resource, recordId, body: '<p>Said</p>', searchText: 'said' };
      const createdBy = await userIdOf(db, role);
      const [comment] = await db
        .insert(comments)
        .values({ ...values, createdBy })
        .returning({ id: comments.id });
      return { comment_id: comment?.id ?? 0 };
    };

  /** Attaches a file to a record as the caller. */
  const attachmentIds =
    (resource: string): Example['params'] =>
    async (recordId, role) => {
      const createdBy = await userIdOf(db, role);
      const createdAt = server.clock.now;
      const stored = { kind: 'attachment', key: randomUUID(), name: 'a.txt', type: 'text/plain' } as const;
      const [file] = await db
        .insert(files)
        .values({ ...stored, size: 1, ownerId: createdBy, createdAt })
        .returning({ id: files.id });
      const [attachment] = await db
        .insert(attachments)
        .values({ resource, recordId, fileId: file?.id ?? 0, createdBy, createdAt })
        .returning({ id: attachments.id });
      return { attachment_id: attachment?.id ?? 0 };
    };

  const examples = endpoints.flatMap(({ id }): [string, Example][] => {
    const [resource = '', ...call] = id.split('.');
    switch (call.join('.')) {
      case 'comments.create':
        return [[id, { body: () => ({ body: '<p>Said</p>' }) }]];
      case 'comments.update':
        return [[id, { body: () => ({ body: '<p>Said otherwise</p>' }), params: commentIds(resource) }]];
      case 'comments.remove':
        return [[id, { params: commentIds(resource) }]];
      case 'attachments.create':
        return [[id, { body: () => ({ file: 'unknown.txt' }), file: () => new File(['Attached'], 'a.txt') }]];
      case 'attachments.remove':
        return [[id, { params: attachmentIds(resource) }]];
      default:
        return [];
    }
  });
  return { ...fieldExamples(server), ...Object.fromEntries(examples) };
}
