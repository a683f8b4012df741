import { parseListQuery, tasks } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { taskFigures } from './taskFigures.ts';

const filterOf = (id: string, today?: string) => {
  const href = taskFigures(7, today).find((figure) => figure.id === id)?.href ?? '';
  const { problems, query } = parseListQuery(tasks.listSpec, new URLSearchParams(href.split('?')[1]));
  expect(problems).toEqual({});
  return query.filter;
};

const open = [1, 2, 3, 4];

describe('following a figure to what it counts', () => {
  it.each([
    ['open', { status: open }],
    ['mine', { status: open, assignee_id: [7] }],
    ['urgent', { status: open, priority: [1] }],
    ['waiting', { status: [4] }],
    ['due_today', { status: open, due_date: { from: '2026-03-01', to: '2026-03-01' } }],
    ['overdue', { status: open, due_date: { to: '2026-02-28' } }],
  ])('filters by what %s means', (id, filter) => {
    expect(filterOf(id, '2026-03-01')).toEqual(filter);
  });
});
