import { permissionActions } from '../access/names.ts';
import { boolean, date, line, reference, text } from '../fields/describe.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { id, shape } from '../http/schema.ts';
import { defineResource } from './defineResource.ts';
import { tasks } from './tasks.ts';

/** Describes what somebody has to remember. Nobody sees the to-dos of others. */
const resource = defineResource({
  name: 'todos',
  permissionPrefix: 'todos',
  codePrefix: 'TOD',
  searchType: 'todo',
  hasCustomFields: true,
  defaultSort: ['is_done', 'position'],
  sort: ['position'],
  icon: 'square-check',
  isInMenu: true,
  grants: { 'project manager': permissionActions, user: permissionActions },
  fields: {
    title: line({ max: 300, isSearched: true, isRequired: true }),
    is_done: boolean(),
    due_date: date({ isNullable: true }),
    snoozed_until: date({ isNullable: true, list: 'hidden' }),
    task_id: reference('tasks', { isNullable: true, isReleased: true, max: 500 }),
    notes: text({ max: 5000, list: 'hidden' }),
  },
});

export const todoFields = resource.fields;

export const todos = {
  ...resource,
  toTask: defineEndpoint('todos.toTask', 'POST', '/api/todos/{id}/to-task', {
    summary:
      'Creates a task of what a to-do says, for the caller, and ticks the to-do off, which is linked with the task from then on. Needs tasks_create as well.',
    rule: 'todos_edit',
    status: 201,
    response: tasks.one.response,
  }),
  reorder: defineEndpoint('todos.reorder', 'PUT', '/api/todos/reorder', {
    summary:
      "Drops a to-do before another of the caller's, or without one at their end. The order is that of `sort=position`; new ones come first.",
    rule: 'todos_edit',
    body: shape({ id: id().required(), before_id: id().defined().nullable() }),
    response: resource.one.response,
    errors: [404],
  }),
};
