import { describe, expect, it } from 'vitest';
import * as tables from './tables.ts';

const labels = [
  ['meetingStatuses', tables.meetingStatuses, ['open', 'in_progress', 'cancel', 'completed']],
  ['projectStatuses', tables.projectStatuses, ['open', 'in_progress', 'on_hold', 'cancel', 'completed']],
  ['taskStatuses', tables.taskStatuses, ['open', 'in_progress', 'on_hold', 'waiting', 'cancel', 'completed']],
  ['taskPriorities', tables.taskPriorities, ['urgent', 'very_high', 'high', 'medium', 'low']],
  [
    'defectStatuses',
    tables.defectStatuses,
    ['assigned', 'closed', 'in_progress', 'open', 'solved', 'reopen', 'deferred'],
  ],
  ['defectSeverities', tables.defectSeverities, ['low', 'medium', 'high', 'very_high', 'urgent']],
  [
    'incidentStatuses',
    tables.incidentStatuses,
    ['open', 'assigned', 'in_progress', 'solved', 'deferred', 'reopen', 'closed'],
  ],
  ['incidentSeverities', tables.incidentSeverities, ['low', 'medium', 'high', 'very_high', 'urgent']],
  ['sprintStatuses', tables.sprintStatuses, ['open', 'in_progress', 'on_hold', 'cancel', 'completed']],
] as const;

describe('the tables of docs/product.md §4', () => {
  it.each(labels)('%s has its values from 1 and its labels', (_, table, keys) => {
    expect(table.map(({ value, key }) => [value, key])).toEqual(keys.map((key, index) => [index + 1, key]));
  });

  it('give a label the same tone wherever it stands for the same', () => {
    for (const table of [tables.projectStatuses, tables.taskStatuses, tables.meetingStatuses]) {
      const tones = Object.fromEntries(table.map(({ key, tone }) => [key, tone]));
      expect(tones).toMatchObject({
        open: 'info',
        in_progress: 'accent',
        cancel: 'neutral',
        completed: 'success',
      });
    }
  });

  it('divide the statuses of tasks, defects and incidents into those with work left and those without', () => {
    expect(tables.openTaskStatuses).toEqual([1, 2, 3, 4]);
    expect(tables.closedTaskStatuses).toEqual([5, 6]);
    expect(tables.openDefectStatuses).toEqual([1, 3, 4, 6, 7]);
    expect(tables.openIncidentStatuses).toEqual([1, 2, 3, 5, 6]);
  });
});
