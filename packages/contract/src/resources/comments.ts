import { type InferType, string } from 'yup';
import { collectionOf } from '../http/collections.ts';
import type { EndpointRule } from '../access/names.ts';
import type { CrudRules } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledText, flag, id, instant, pageOf, shape, text, version } from '../http/schema.ts';

/** The longest comment as it is sent, in characters of HTML, and how many people it mentions at most. */
export const commentLimits = { body: 20_000, mentions: 50 } as const;

const body = () => filledText(commentLimits.body).required();

/**
 * Describes a comment on a record. Its body is HTML with nothing in it but `p`, `br`, `strong`, `em`, `u`, `s`, `code`, `pre`,
 * `blockquote`, `ul`, `ol`, `li`, `h2`, `h3`, `a[href]`, and `span[data-mention]`, which holds the id of the user who is mentioned; of styles
 * `text-align`, and in a `span` the fonts and sizes of the editor.
 */
export const comment = shape({
  id: id().required(),
  body: string().strict().required(),
  is_edited: flag().required(),
  /** Whether somebody of a client does not see it. */
  is_internal: flag().required(),
  created_at: instant().required(),
  updated_at: instant().required(),
  created_by: id().required(),
  created_firstname: text(100).required(),
  created_lastname: text(100).required(),
  created_avatar: text(200).defined().nullable(),
  version: version().required(),
}).meta({ isAssumed: true });

export type Comment = InferType<typeof comment>;

const internal = { is_internal: flag().optional() };

/**
 * Defines the calls of the comments on records of a resource: who may see a record may read them and write their own. Where comments can be internal, somebody of a
 * client neither sees nor is told of those (docs/product.md §4).
 */
export function commentsOf<const Name extends string>(name: Name, rules: CrudRules, hasInternal = false) {
  const rule: EndpointRule = rules.view;
  // What other resources do not have their calls do not take.
  const audience = (hasInternal ? internal : {}) as typeof internal;
  const path = `/api/${collectionOf(name)}/{id}/comments` as const;
  const commentPath = `${path}/{comment_id}` as const;
  return {
    /** Who may say of comments of others whether they are internal; null where all are public. */
    internal: hasInternal ? { rule: rules.edit } : null,
    list: defineEndpoint(`${name}.comments.list`, 'GET', path, {
      kind: 'comments.list',
      summary: `Lists the comments on a record of ${name}, the oldest first.`,
      rule,
      list: { sort: ['created_at'], filter: {} },
      response: pageOf(comment),
    }),
    create: defineEndpoint(`${name}.comments.create`, 'POST', path, {
      kind: 'comments.create',
      summary: `Comments on a record of ${name}. Those who are mentioned and may see the record are notified.`,
      rule,
      body: shape({ body: body(), ...audience }),
      status: 201,
      response: comment,
    }),
    update: defineEndpoint(`${name}.comments.update`, 'PUT', commentPath, {
      kind: 'comments.update',
      summary: hasInternal
        ? 'Changes a comment. Only who wrote it may; who may edit the record may say whether it is internal.'
        : 'Changes a comment. Only who wrote it may.',
      rule,
      body: shape({ body: body(), ...audience, version: version().optional() }),
      response: comment,
    }),
    remove: defineEndpoint(`${name}.comments.remove`, 'DELETE', commentPath, {
      kind: 'comments.remove',
      summary: 'Deletes a comment. Who wrote it may, and administrators.',
      rule,
      status: 204,
    }),
  };
}

/** Names the calls that {@link commentsOf} defines, of any resource. */
export type Comments = ReturnType<typeof commentsOf<string>>;
