import { defectFields } from '@bureau/contract';
import { expect, it } from 'vitest';
import { knownOptions } from './knownOptions.ts';
import type { ShownField } from './ShownField.ts';

const assignee: ShownField = {
  name: 'assignee_id',
  field: defectFields.assignee_id,
  column: 'assignee',
  filter: 'assignee_id',
  read: 'assignee_id',
  labels: ['assignee_firstname', 'assignee_lastname'],
  label: 'Assignee',
  emptyText: 'Nobody',
  choices: [],
  picker: 'users',
  isCustom: false,
};

it.each([
  ['佐藤 健太', { assignee_firstname: '健太', assignee_lastname: '佐藤' }],
  ['Ada Lovelace', { assignee_firstname: 'Ada', assignee_lastname: 'Lovelace' }],
  ['7', { assignee_firstname: null, assignee_lastname: null }],
])('%s, who cannot be picked any more, is called so where their record is edited', (label, names) => {
  expect(knownOptions(assignee, { assignee_id: 7, ...names })).toEqual([{ id: 7, label }]);
});
