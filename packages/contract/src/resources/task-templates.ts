import {
  boolean,
  choice,
  duration,
  line,
  lineItems,
  number,
  people,
  reference,
  richText,
  state,
  tags,
} from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { filledLine, id, shape } from '../http/schema.ts';
import { taskPriorities } from '../status/index.ts';
import { defineResource } from './defineResource.ts';
import { taskLimits, tasks } from './tasks.ts';

/**
 * Describes what tasks are made after: for one project, or for all. Who may see and change tasks may do so with their templates, but for those of a client,
 * who see none. A template is no task: no list, board or figure of tasks holds it. A subtask of level 2 is below the last one of level 1 in front of it.
 */
const resource = defineResource({
  name: 'task-templates',
  permissionPrefix: 'tasks',
  codePrefix: 'TPL',
  searchType: 'task-template',
  hasCustomFields: false,
  customForm: 'tasks',
  without: ['bulk', 'export', 'import'],
  defaultSort: ['name'],
  icon: 'layout-template',
  fields: {
    name: line({ max: 200, isSearched: true, isRequired: true }),
    project_id: reference('projects', { isNullable: true, group: true }),
    title: line({ max: taskLimits.title, isSearched: true, isRequired: true, list: 'hidden' }),
    description: richText({ max: taskLimits.description }),
    priority: state(taskPriorities, { default: 4 }),
    assignee_ids: people({ max: taskLimits.assignees }),
    due_in_days: number({ isNullable: true, max: 3650 }),
    estimated_minutes: duration({ isNullable: true, max: taskLimits.minutes }),
    labels: tags({ max: 20, length: 50, list: 'hidden' }),
    is_billable: boolean({ default: false, list: 'hidden', sort: false }),
    checklist: lineItems({ title: line({ max: 300, isRequired: true }) }, { max: 100 }),
    subtasks: lineItems(
      {
        title: line({ max: taskLimits.title, isRequired: true }),
        level: choice(['1', '2', '3', '4', '5'], { default: '1' }),
        estimated_minutes: duration({ isNullable: true, max: taskLimits.minutes, isSummed: true }),
      },
      { max: 100 },
    ),
  },
});

export const taskTemplateFields = resource.fields;

export const taskTemplates = {
  ...resource,
  fromTask: defineEndpoint('task-templates.fromTask', 'POST', '/api/task-templates/from-task', {
    summary:
      'Creates a template of what a task says, with its custom fields, its checklist and the tasks below it that the caller sees, by however many steps, as a tree: at most 100, in five levels. It is for the project of the task or, without one, for all.',
    rule: resource.create.rule,
    body: shape({
      task_id: id().required(),
      name: filledLine(resource.fields.name.max).required(),
      project_id: id().defined().nullable(),
    }),
    status: 201,
    response: resource.one.response,
    errors: [404],
  }),
  createTask: defineEndpoint('task-templates.createTask', 'POST', '/api/task-templates/{id}/tasks', {
    summary:
      'Creates a task after a template, with its subtasks. What the body does not name is as the template says it; whoever has left is not assigned.',
    rule: tasks.create.rule,
    body: tasks.create.body,
    status: 201,
    response: tasks.one.response,
  }),
};
