import { describe, expect, it } from 'vitest';
import { isOverdue } from './DueDate.tsx';

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
