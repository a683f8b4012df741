import { permissionActions } from '../access/names.ts';
import { boolean, date, line, reference, text } from '../fields/describe.ts';
import { defineResource } from './defineResource.ts';

/** Describes what somebody has to remember. Nobody sees the to-dos of others. */
export const todos = defineResource({
  name: 'todos',
  permissionPrefix: 'todos',
  codePrefix: 'TOD',
  searchType: 'todo',
  hasCustomFields: true,
  defaultSort: ['is_done', 'due_date'],
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

export const todoFields = todos.fields;
