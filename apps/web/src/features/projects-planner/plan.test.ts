import type { PlannedRow } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { keyOfRow, type Plan, withAnswer, withLink, withMove } from './plan.ts';

const row = (kind: PlannedRow['kind'], id: number, more: Partial<PlannedRow> = {}): PlannedRow => ({
  kind,
  id,
  version: 1,
  code: `X-${id}`,
  title: `${kind} ${id}`,
  status: 1,
  project_id: kind === 'projects' ? null : 1,
  sprint_id: null,
  parent_id: null,
  start_date: '2026-03-02',
  end_date: '2026-03-06',
  progress: 0,
  dependency_ids: [],
  baseline: null,
  ...more,
});
const planOf = (...rows: PlannedRow[]): Plan => ({ rows, is_truncated: false, days_off: [], holidays: [] });
const datesIn = ({ rows }: Plan) =>
  Object.fromEntries(rows.map((one) => [keyOfRow(one), [one.start_date, one.end_date]]));
const before = { start: '2026-03-02', end: '2026-03-06' };

describe('a plan in which something was moved', () => {
  const project = row('projects', 1);
  const plan = planOf(
    project,
    row('sprints', 1),
    row('tasks', 1, { start_date: null }),
    row('tasks', 2, { status: 6 }),
    row('tasks', 3, { project_id: 2 }),
  );

  it('has moved what is open in a project with it', () => {
    const moved = withMove(plan, project, {
      id: 'projects-1',
      start: '2026-03-09',
      end: '2026-03-13',
      days: 7,
      before,
    });
    expect(datesIn(moved)).toEqual({
      'projects-1': ['2026-03-09', '2026-03-13'],
      'sprints-1': ['2026-03-09', '2026-03-13'],
      'tasks-1': [null, '2026-03-13'],
      'tasks-2': ['2026-03-02', '2026-03-06'],
      'tasks-3': ['2026-03-02', '2026-03-06'],
    });
  });

  it('has changed one end of a project alone', () => {
    const change = { id: 'projects-1', start: '2026-03-02', end: '2026-04-30', days: 0, before };
    const { 'projects-1': dates, ...others } = datesIn(withMove(plan, project, change));
    expect(dates).toEqual(['2026-03-02', '2026-04-30']);
    expect(new Set(Object.values(others).map(([, end]) => end))).toEqual(new Set(['2026-03-06']));
  });

  it('takes over the version and the dates that the server has answered', () => {
    const task = row('tasks', 1, { start_date: null });
    const answered = withAnswer(plan, task, { start_date: '2026-03-03', due_date: '2026-03-04', version: 7 });
    expect(answered.rows[2]).toMatchObject({ start_date: '2026-03-03', end_date: '2026-03-04', version: 7 });
  });
});

describe('a plan in which a task was made to wait', () => {
  it('says so of this task alone, once', () => {
    const plan = planOf(row('tasks', 1), row('projects', 2), row('tasks', 2, { dependency_ids: [3] }));
    const linked = withLink(withLink(plan, 2, 1, true), 2, 1, true);
    expect(linked.rows.map((one) => one.dependency_ids)).toEqual([[], [], [3, 1]]);
    expect(withLink(linked, 2, 3, false).rows[2]?.dependency_ids).toEqual([1]);
  });
});
