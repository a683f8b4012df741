import { boolean, instant, line, richText } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

const said = { isNullable: true, sort: true, bulk: true, export: true } as const;

/** Describes news for the people of the company: shown from `publish_at`, or at once, until `expire_at`. */
export const announcements = defineResource({
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
    publish_at: instant({ ...said, filter: 'dateRange' }),
    expire_at: instant({ ...said, isAfter: 'publish_at' }),
    body: richText({ max: 100_000, export: 'last' }),
  },
});

export const announcementFields = announcements.fields;
