import { expect, it } from 'vitest';
import { type Burndown, resultOf } from './burndown.ts';

const work = (tasks: number, minutes = 0) => ({ tasks, minutes });

const burndown = (
  days: readonly (readonly [ideal: number, left: number | null, total: number])[],
): Burndown => ({
  planned: work(10),
  days: days.map(([ideal, left, total], index) => ({
    date: `2026-03-0${index + 2}`,
    is_working: true,
    ideal: work(ideal),
    left: left === null ? null : work(left),
    total: left === null ? null : work(total),
  })),
  before: [],
});

it('holds what is left on the last known day against the ideal, and what is in the sprint against its start', () => {
  const days = [
    [7.5, 9, 10],
    [5, 7, 13],
    [2.5, null, 0],
  ] as const;
  expect(resultOf(burndown(days), 'tasks')).toEqual({ left: 7, total: 13, behind: 2, scope: 3 });
});

it('tells of what was planned while no day is known', () => {
  expect(resultOf(burndown([[7.5, null, 0]]), 'tasks')).toEqual({ left: 10, total: 10, behind: 0, scope: 0 });
});
