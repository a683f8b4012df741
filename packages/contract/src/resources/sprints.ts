import { number } from 'yup';
import { date, instant, line, reference, state, text } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, flag, id, listOf, plainDate, shape, whole } from '../http/schema.ts';
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
    started_at: instant({
      since: { status: [2], isFirst: true },
      isReadOnly: true,
      isNullable: true,
      list: 'hidden',
    }),
    completed_at: instant({ since: { status: [5] }, isReadOnly: true, isNullable: true, list: 'hidden' }),
    goal: text({ max: 2000, list: 'hidden' }),
  },
});

export const sprintFields = resource.fields;

/** How much work something is: how many tasks, and how many minutes they were estimated at. */
const work = () => shape({ tasks: whole(0).required(), minutes: whole(0).required() });

/** How many days of a sprint are told of at most, and how many sprints that were completed before it. */
export const burndownLimits = { days: 366, sprints: 6 } as const;

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
  burndown: defineEndpoint('sprints.burndown', 'GET', '/api/sprints/{id}/burndown', {
    summary:
      'Returns how much work was left in a sprint at the end of each of its days, in tasks and in minutes, beside the ideal line; and what was planned and done in the sprints of its project that were completed before. Days are those of the company, so that everybody sees the same. What is moved on when a sprint is completed still counts as left.',
    rule: resource.one.rule,
    response: shape({
      /** What stood in the sprint when it was started; until then, what stands in it. */
      planned: work().required(),
      /** From its start to its end, or to today or its completion if these are later; empty without its dates. */
      days: listOf(
        shape({
          date: plainDate().required(),
          /** Whether the company works on that day: on others, the ideal line stays where it is. */
          is_working: flag().required(),
          /** What is left where as much is done on each working day until the end. */
          ideal: shape({
            tasks: number().strict().min(0).required(),
            minutes: number().strict().min(0).required(),
          }).required(),
          /** What was left to do, and what was in the sprint in all but for what had been done when it was started; null for days to come. */
          left: work().nullable().defined(),
          total: work().nullable().defined(),
        }),
      ).required(),
      /** The sprints completed before, the last one first. */
      before: listOf(
        shape({
          id: id().required(),
          name: filledLine(200).required(),
          planned: work().required(),
          done: work().required(),
        }),
      ).required(),
    }).meta({ isAssumed: true }),
    errors: [404],
  }),
};
