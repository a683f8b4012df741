import type { Activity } from '@bureau/contract';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import english from '../../../public/assets/i18n/en.json' with { type: 'json' };
import { createActivity } from '../../testing/fixtures.ts';
import { describeActivity } from './describeActivity.ts';
import { isOverdue } from './DueDate.tsx';
import { emptyTask, isTaskDraft, taskFormSchema } from './taskFormValues.ts';
import { formatPeople } from './tasks.columns.tsx';

const i18n = createInstance();
const fieldFormatter = (field: string) => ({
  label: field === 'status' ? 'Status' : 'Description',
  format: (value: unknown) => ({ 1: 'Open', 2: 'In progress' })[String(value)] ?? String(value),
});
const tell = (changes: Partial<Activity>) =>
  describeActivity(createActivity(1, changes), fieldFormatter, i18n.t);

beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: english } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  }),
);

describe('reading what happened to a task', () => {
  it.each<[string, Partial<Activity>, string]>([
    ['a change', {}, 'Marta Lindqvist changed “Status” from “Open” to “In progress”'],
    ['a first value', { old_value: null }, 'Marta Lindqvist set “Status” to “In progress”'],
    ['a value taken away', { new_value: null }, 'Marta Lindqvist cleared “Status”, which was “Open”'],
    ['a long text', { field: 'description' }, 'Marta Lindqvist changed “Description”'],
    [
      'a field that was added',
      { field: 'custom_fields.size', field_label: 'Size', old_value: 'S', new_value: 'L' },
      'Marta Lindqvist changed “Size” from “S” to “L”',
    ],
    ['the beginning', { action: 'created', field: null }, 'Marta Lindqvist created the task'],
    [
      'a deed of somebody whom the reader is not told of',
      { firstname: null, lastname: null, old_value: null },
      'Someone set “Status” to “In progress”',
    ],
    [
      'a deed of somebody who is gone',
      { user_id: null, firstname: null, lastname: null, old_value: null },
      'Someone set “Status” to “In progress”',
    ],
  ])('tells %s', (_, changes, sentence) => {
    expect(tell(changes)).toBe(sentence);
  });
});

describe('seeing what is late', () => {
  it.each([
    ['2026-03-01', 1, true],
    ['2026-03-02', 1, false],
    ['2026-03-03', 1, false],
    ['2026-03-01', 5, false],
    ['2026-03-01', 6, false],
    [null, 1, false],
  ] as const)('a task due on %s in status %i', (dueDate, status, isLate) => {
    expect(isOverdue({ due_date: dueDate, status }, '2026-03-02')).toBe(isLate);
  });
});

it('names the first of several people and counts the others', () => {
  const person = (id: number, firstname: string) => ({ user_id: id, firstname, lastname: 'Weber' });
  expect(formatPeople([])).toBe('');
  expect(formatPeople([person(1, 'Jonas')])).toBe('Jonas Weber');
  expect(formatPeople([person(1, 'Jonas'), person(2, 'Marta'), person(3, 'Lan')])).toBe('Jonas Weber +2');
});

it.each([
  [{ title: 'Half a thought', project_id: null, status: 2 }, true],
  [{}, true],
  [{ owner: 'me' }, false],
  [{ title: ['x'] }, false],
  [{ custom_fields: { size: 'L' } }, true],
  [{ custom_fields: 'L' }, false],
  ['text', false],
  [null, false],
])('knows whether %j can be the draft of a task', (kept, isDraft) => {
  expect(isTaskDraft(kept)).toBe(isDraft);
});

describe('when a new task is due', () => {
  it.each([
    ['2026-03-02', '2026-03-01', false],
    ['2026-03-02', '2026-03-02', true],
    ['2026-03-02', null, true],
    [null, '2026-03-01', true],
  ])('after a start on %s, %s is right: %s', async (start_date, due_date, isRight) => {
    const task = { ...emptyTask, title: 'Dated', start_date, due_date };
    expect(await taskFormSchema.isValid(task)).toBe(isRight);
  });
});
