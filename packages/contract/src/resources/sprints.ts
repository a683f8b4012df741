import { date, line, reference, state, text } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, shape } from '../http/schema.ts';
import { sprintStatuses } from '../status/index.ts';
import { defineResource } from './defineResource.ts';
import { statusChangeOf } from './recordCalls.ts';

/** Describes a sprint: what of a project shall be done within some weeks. Who may see and change projects may do so with their sprints. */
const resource = defineResource({
  name: 'sprints',
  permissionPrefix: 'projects',
  codePrefix: 'SPR',
  searchType: 'sprint',
  hasCustomFields: true,
  defaultSort: ['-start_date'],
  icon: 'rocket',
  isInMenu: true,
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    status: state(sprintStatuses, { default: 1, group: true, notifies: 'status' }),
    project_id: reference('projects', { isRequired: true, group: true }),
    start_date: date({ isNullable: true }),
    end_date: date({ isNullable: true, isAfter: 'start_date' }),
    goal: text({ max: 2000, list: 'hidden' }),
  },
});

export const sprintFields = resource.fields;

export const sprints = {
  ...resource,
  statusChange: statusChangeOf(resource, sprintStatuses),
  start: defineEndpoint('sprints.start', 'POST', '/api/sprints/{id}/start', {
    summary: 'Starts a sprint that is open or on hold, unless another one of its project is in progress.',
    rule: resource.update.rule,
    body: shape({}),
    response: resource.one.response,
    errors: [404],
  }),
  complete: defineEndpoint('sprints.complete', 'POST', '/api/sprints/{id}/complete', {
    summary:
      'Completes a sprint that is in progress or on hold, and moves the tasks in which work is left to do to another sprint of its project, or to none.',
    rule: resource.update.rule,
    body: shape({ move_to: id().defined().nullable() }),
    response: resource.one.response,
    errors: [404],
  }),
};
