import { boolean, instant, line, references, richText } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, instant as instantSchema, listOf, shape, text, whole } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';

const said = { isNullable: true, sort: true, bulk: true, export: true } as const;
const ofReader = { isReadOnly: true, isNullable: true, list: 'hidden' } as const;

/**
 * Describes news for the people of the company: shown from `publish_at`, or at once, until `expire_at`, to the people of the
 * departments and roles that it names, and to everybody where it names none. `read_at` and `acknowledged_at` are those of
 * the caller.
 */
const resource = defineResource({
  name: 'announcements',
  permissionPrefix: 'announcements',
  codePrefix: 'ANN',
  searchType: 'announcement',
  hasCustomFields: true,
  defaultSort: ['-is_pinned', '-created_at'],
  icon: 'megaphone',
  isInMenu: true,
  grants: { 'project manager': ['view'], user: ['view'] },
  fields: {
    title: line({ max: 300, isSearched: true, isRequired: true }),
    is_pinned: boolean(),
    needs_acknowledgement: boolean({ list: 'hidden' }),
    department_ids: references('departments', { max: 50, list: 'hidden' }),
    role_ids: references('roles', { max: 50, list: 'hidden' }),
    publish_at: instant({ ...said, filter: 'dateRange' }),
    expire_at: instant({ ...said, isAfter: 'publish_at' }),
    read_at: instant(ofReader),
    acknowledged_at: instant(ofReader),
    body: richText({ max: 100_000, export: 'last' }),
  },
});

/** Describes somebody who has not done yet what an announcement asks for; `read_at` is null for who has not read it. */
const waitingReader = shape({
  id: id().required(),
  firstname: text(100).required(),
  lastname: text(100).required(),
  read_at: instantSchema().defined().nullable(),
});

const receive = <const Name extends string>(name: Name, summary: string) =>
  defineEndpoint(`announcements.${name}`, 'POST', `/api/announcements/{id}/${name}` as const, {
    summary,
    rule: 'announcements_view',
    response: resource.one.response,
    errors: [422],
  });

export const announcementFields = resource.fields;

export const announcements = {
  ...resource,
  read: receive('read', 'Notes that the caller has read a published announcement: the first time counts.'),
  acknowledge: receive(
    'acknowledge',
    'Acknowledges a published announcement that asks for it, as the caller: the first time counts. It has been read then.',
  ),
  receipts: defineEndpoint('announcements.receipts', 'GET', '/api/announcements/{id}/receipts', {
    summary:
      'Counts who may see an announcement once it is published, and who of them has read and acknowledged it; names those who have not done what it asks for.',
    rule: 'announcements_edit',
    response: shape({
      audience_count: whole().required(),
      read_count: whole().required(),
      acknowledged_count: whole().required(),
      waiting: listOf(waitingReader),
    }).meta({ isAssumed: true }),
  }),
};
