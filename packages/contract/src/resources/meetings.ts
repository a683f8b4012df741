import { permissionActions } from '../access/names.ts';
import {
  duration,
  instant,
  line,
  lineItems,
  people,
  person,
  reference,
  richText,
  state,
  url,
} from '../fields/describe.ts';
import { meetingStatuses } from '../status/index.ts';
import { defineResource } from './defineResource.ts';
import { statusChangeOf } from './recordCalls.ts';

/** Describes a meeting: who meets when, where, who came (`attendee_ids`), and what came of it: `minutes`, and tasks that refer to it. */
const resource = defineResource({
  name: 'meetings',
  permissionPrefix: 'meetings',
  codePrefix: 'MEE',
  searchType: 'meeting',
  hasCustomFields: true,
  defaultSort: ['-starts_at'],
  icon: 'presentation',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view', 'create', 'edit'] },
  fields: {
    title: line({ max: 300, isSearched: true, isRequired: true }),
    status: state(meetingStatuses, { default: 1, group: true, notifies: 'status' }),
    starts_at: instant({
      isRequired: true,
      filter: 'dateRange',
      sort: true,
      bulk: true,
      export: true,
      notifies: 'moved',
    }),
    duration_minutes: duration({ isNullable: true, max: 10_000 }),
    project_id: reference('projects', { group: true, isNullable: true }),
    organizer_id: person({ isNullable: true, notifies: 'assigned' }),
    participant_ids: people({ max: 200, notifies: 'invited' }),
    attendee_ids: people({ max: 200, list: 'hidden', form: false }),
    place: line({ max: 300, isSearched: true, default: '' }),
    link: url({ isNullable: true, max: 500, list: 'hidden' }),
    agenda_items: lineItems(
      {
        title: line({ max: 300, isRequired: true }),
        minutes: duration({ isNullable: true, max: 10_000, isSummed: true }),
      },
      { max: 100 },
    ),
    minutes: richText({ max: 100_000, export: 'last', form: false }),
  },
});

export const meetingFields = resource.fields;

export const meetings = { ...resource, statusChange: statusChangeOf(resource, meetingStatuses) };
