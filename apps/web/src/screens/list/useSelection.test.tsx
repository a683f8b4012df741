import { tasks } from '@bureau/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApiWorld, serveNumbered } from '../../testing/apiWorld.tsx';
import { useSelection } from './useSelection.ts';

afterEach(cleanup);

it('keeps what somebody selects while all that match are still on their way', async () => {
  const { api, wrapper } = createApiWorld();
  serveNumbered(api, 3);
  const answer = api.answer('GET /api/tasks');
  const arrival = Promise.withResolvers<void>();
  api.on('GET /api/tasks', async (request, params) => {
    await arrival.promise;
    // as browsers do: what Node throws is no exception of the page's
    if (request.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    return answer(request, params);
  });
  const listed = { listKey: 'all', query: {}, total: 3 };
  const { result } = renderHook(() => useSelection(tasks, listed), { wrapper });
  act(() => result.current.selectAll());
  await waitFor(() => expect(api.callsOf('GET /api/tasks')).toHaveLength(1));
  expect(result.current.isSelectingAll).toBe(true);
  act(() => result.current.select(new Set([2])));
  arrival.resolve();
  await waitFor(() => expect(result.current.isSelectingAll).toBe(false));
  expect(result.current.ids).toEqual([2]);
});
