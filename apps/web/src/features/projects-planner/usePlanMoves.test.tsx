import { planner, tasks } from '@bureau/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useQuery } from '../../api/useQuery.ts';
import { createApiWorld } from '../../testing/apiWorld.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createRecord } from '../../testing/fakeResource.ts';
import { usePlanMoves } from './usePlanMoves.ts';

afterEach(cleanup);

const query = { from: '2026-03-01', to: '2026-03-31' };
const datesOf = (day: number) => ({ start: `2026-03-0${day}`, end: `2026-03-0${day + 1}` });
const row = {
  kind: 'tasks',
  id: 1,
  version: 1,
  code: 'TSK-0001',
  title: 'Survey',
  status: 1,
  project_id: null,
  sprint_id: null,
  parent_id: null,
  start_date: datesOf(2).start,
  end_date: datesOf(2).end,
  progress: 0,
  dependency_ids: [],
  baseline: null,
};

it('leaves a bar where it was moved to last when an earlier move is answered', async () => {
  const { api, wrapper } = createApiWorld();
  api.on('GET /api/projects-planner', () =>
    json({ rows: [row], is_truncated: false, days_off: [], holidays: [] }),
  );
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()] as const;
  api.on(
    'PUT /api/tasks/1',
    async () => answers[api.callsOf('PUT /api/tasks/1').length - 1]?.promise ?? json({}),
  );
  const answer = (index: 0 | 1, day: number) => {
    const { end: due_date, start: start_date } = datesOf(day);
    answers[index].resolve(json(createRecord(tasks, 1, { start_date, due_date, version: index + 2 })));
  };
  const { result } = renderHook(
    () => {
      const rows = useQuery(planner.rows, { query }).data?.rows ?? [];
      return { start: rows[0]?.start_date, move: usePlanMoves(rows) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.start).toBe(datesOf(2).start));
  const move = (from: number, to: number) =>
    result.current.move({ id: 'tasks-1', ...datesOf(to), days: to - from, before: datesOf(from) });
  const moves: Promise<void>[] = [];
  act(() => void moves.push(move(2, 4)));
  await waitFor(() => expect(result.current.start).toBe(datesOf(4).start));
  act(() => void moves.push(move(4, 6)));
  await waitFor(() => expect(result.current.start).toBe(datesOf(6).start));
  await act(async () => {
    answer(0, 4);
    await moves[0];
  });
  expect(result.current.start).toBe(datesOf(6).start);
  await act(async () => {
    answer(1, 6);
    await moves[1];
  });
  expect(result.current.start).toBe(datesOf(6).start);
});
