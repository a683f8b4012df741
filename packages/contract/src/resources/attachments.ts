import { type InferType } from 'yup';
import { collectionOf } from '../http/collections.ts';
import type { CrudRules } from '../http/crud.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, instant, pageOf, shape, text, whole } from '../http/schema.ts';
import { fileName } from '../fields/formats.ts';
import { fileRules } from './uploads.ts';

/**
 * Describes a file that is attached to a record: how it was called, its size in bytes, and its media type by what it holds. Its `url` is good
 * for five minutes.
 */
export const attachment = shape({
  id: id().required(),
  name: text(200).required(),
  type: text(200).required(),
  size: whole().required(),
  url: text(500).required(),
  created_at: instant().required(),
  created_by: id().required(),
  created_firstname: text(100).required(),
  created_lastname: text(100).required(),
}).meta({ isAssumed: true });

export type Attachment = InferType<typeof attachment>;

/** Defines the calls of the files on records of a resource: who may see a record may read them, who may edit it may add and remove them. */
export function attachmentsOf<const Name extends string>(name: Name, rules: CrudRules) {
  const path = `/api/${collectionOf(name)}/{id}/attachments` as const;
  const filePath = `${path}/{attachment_id}` as const;
  return {
    list: defineEndpoint(`${name}.attachments.list`, 'GET', path, {
      kind: 'attachments.list',
      summary: `Lists the files on a record of ${name}, the newest first.`,
      rule: rules.view,
      list: { sort: ['created_at', 'name'], filter: {} },
      hasSecret: true,
      response: pageOf(attachment),
    }),
    create: defineEndpoint(`${name}.attachments.create`, 'POST', path, {
      kind: 'attachments.create',
      summary: `Attaches a file to a record of ${name}: one that comes with the call, or one that the caller has uploaded as an attachment before.`,
      rule: rules.edit,
      body: shape({ file: fileName().required() }),
      upload: { maxBytes: fileRules.attachment.maxBytes },
      status: 201,
      hasSecret: true,
      response: attachment,
    }),
    remove: defineEndpoint(`${name}.attachments.remove`, 'DELETE', filePath, {
      kind: 'attachments.remove',
      summary: `Removes a file from a record of ${name}, and deletes it.`,
      rule: rules.edit,
      status: 204,
    }),
  };
}

/** Names the calls that {@link attachmentsOf} defines, of any resource. */
export type Attachments = ReturnType<typeof attachmentsOf<string>>;
