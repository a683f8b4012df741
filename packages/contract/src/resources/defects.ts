import { permissionActions } from '../access/names.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, listOf, oneOfTable, shape, text } from '../http/schema.ts';
import { line, number, person, reference, richText, state } from '../fields/describe.ts';
import { defectSeverities, defectStatuses } from '../status/index.ts';
import { defineResource } from './defineResource.ts';
import { origin } from './origin.ts';
import { mergeOf, statusChangeOf } from './recordCalls.ts';
import { searchedText } from './searchLimits.ts';

const titleLength = 500;

/** Describes a defect of a product. `reopen_count` is how often it was reopened, `task_id` the task that it belongs to, or that it was made of, `incident_id` the incident that it was made of. */
const resource = defineResource({
  name: 'defects',
  permissionPrefix: 'defects',
  codePrefix: 'DEF',
  searchType: 'defect',
  hasCustomFields: true,
  icon: 'bug',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: ['view', 'create', 'edit'], client: ['view'] },
  fields: {
    title: line({ max: titleLength, isSearched: true, isRequired: true }),
    status: state(defectStatuses, { default: 4, group: true, notifies: 'status' }),
    severity: state(defectSeverities, { default: 2, group: true }),
    project_id: reference('projects', { group: true, isNullable: true }),
    task_id: reference('tasks', {
      isNullable: true,
      isReleased: true,
      max: 500,
      list: 'hidden',
    }),
    assignee_id: person({ isNullable: true, notifies: 'assigned' }),
    reporter_id: person({ isNullable: true, list: 'hidden', notifies: 'changes' }),
    environment: line({ max: 300, isSearched: true, default: '', list: 'hidden' }),
    found_in: line({ max: 100, default: '', list: 'hidden' }),
    fixed_in: line({ max: 100, default: '', list: 'hidden' }),
    reopen_count: number({ isReadOnly: true, export: true, list: 'hidden' }),
    incident_id: reference('incidents', origin),
    merged_into_id: reference('defects', origin),
    steps: richText({ max: 100_000, export: 'last' }),
    expected: richText({ max: 100_000, export: 'last' }),
    actual: richText({ max: 100_000, export: 'last' }),
  },
});

export const defectFields = resource.fields;

export const defects = {
  ...resource,
  statusChange: statusChangeOf(resource, defectStatuses),
  merge: mergeOf(resource),
  similar: defineEndpoint('defects.similar', 'GET', '/api/defects/similar', {
    summary:
      'Lists defects that say what the title of a new one says, the most alike first: five at most that the caller may see, of one project where it is given. Those that were merged are not listed.',
    rule: resource.list.rule,
    query: {
      title: searchedText(titleLength),
      project_id: text(9)
        .matches(/^[1-9]\d*$/)
        .optional(),
    },
    response: listOf(
      shape({
        id: id().required(),
        code: text(20).required(),
        title: text(titleLength).required(),
        status: oneOfTable(defectStatuses).required(),
      }).meta({ isAssumed: true }),
    ).meta({ isAssumed: true }),
  }),
};
