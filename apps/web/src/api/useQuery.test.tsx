import { teams } from '@bureau/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createApiWorld } from '../testing/apiWorld.tsx';
import { json } from '../testing/fakeApi.ts';
import { useRequest } from './useQuery.ts';

afterEach(cleanup);

const days: readonly [string, string] = ['2026-03-02', '2026-03-09'];

function open(keepsPrevious: true | 'more') {
  const { api, wrapper } = createApiWorld();
  let hasFailed = false;
  api.on('GET /api/teams/:id/capacity', ({ query }) => {
    const from = query.get('from');
    if (from === days[0] || hasFailed) return json({ from });
    hasFailed = true;
    return json({ error: 'Broken.' }, 500);
  });
  return renderHook(
    (from: string) =>
      useRequest<{ from: string }>(
        teams.capacity,
        { params: { id: 4 }, query: { from, to: from }, retries: 0 },
        { keepsPrevious },
      ),
    { initialProps: days[0], wrapper },
  );
}

it('shows nobody the figures of one week as those of another, which cannot be had', async () => {
  const { rerender, result } = open(true);
  await vi.waitFor(() => expect(result.current.data).toEqual({ from: days[0] }));
  rerender(days[1]);
  expect(result.current, 'until it is known').toMatchObject({ data: { from: days[0] }, isLoading: true });
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }));
  expect(result.current.data).toBeUndefined();
  act(() => result.current.retry());
  await vi.waitFor(() => expect(result.current).toMatchObject({ data: { from: days[1] }, error: undefined }));
});

it('leaves what somebody reads where more of it cannot be had', async () => {
  const { rerender, result } = open('more');
  await vi.waitFor(() => expect(result.current.data).toEqual({ from: days[0] }));
  rerender(days[1]);
  await vi.waitFor(() => expect(result.current.error).toMatchObject({ status: 500 }));
  expect(result.current.data).toEqual({ from: days[0] });
});
