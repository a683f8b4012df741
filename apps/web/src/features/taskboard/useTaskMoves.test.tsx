import type { TaskListItem } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { BoardPlace } from '@bureau/ui/planning';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createApiWorld } from '../../testing/apiWorld.tsx';
import { json } from '../../testing/fakeApi.ts';
import { createTask } from '../../testing/fixtures.ts';
import { useTaskMoves } from './useTaskMoves.ts';

const card: TaskListItem = { ...createTask(7), status: 1, priority: 2 };
const alone = { above: null, leading: null, following: null };

afterEach(() => {
  cleanup();
  toasts.clear();
});

/** Moves a card that somebody else has given another priority meanwhile; returns which versions the server was told. */
async function move(from: BoardPlace, to: BoardPlace) {
  const { api, wrapper } = createApiWorld();
  const current = { ...card, priority: 4, version: card.version + 1 };
  api.on('PUT /api/tasks/reorder', ({ body }) =>
    'version' in (body as object) ? json({ error: 'Changed.', current }, 409) : json(current),
  );
  const { result } = renderHook(() => useTaskMoves('priority', () => undefined), { wrapper });
  await act(() => result.current.move({ card, from, to, before: null }, alone));
  return api
    .callsOf('PUT /api/tasks/reorder')
    .map(({ body }) => (body as { readonly version?: number }).version);
}

it('moves a card to another column whatever else somebody has changed of it', async () => {
  const versions = await move({ columnId: 1, laneId: 2 }, { columnId: 2, laneId: 2 });
  expect(versions).toEqual([card.version, undefined]);
  expect(toasts.getSnapshot()).toEqual([]);
});

it('asks before it moves a card out of the lane to which somebody else has moved it', async () => {
  const versions = await move({ columnId: 1, laneId: 2 }, { columnId: 1, laneId: 3 });
  expect(versions).toEqual([card.version]);
  const [toast] = toasts.getSnapshot();
  expect(toast).toMatchObject({ tone: 'danger', action: {} });
});

it('takes back what it could not take back while there was no answer, and asks no more for what is refused', async () => {
  const { api, wrapper } = createApiWorld();
  const answers = [json(card), json({ error: 'Busy.' }, 503), json({ error: 'No.' }, 403)];
  api.on('PUT /api/tasks/reorder', () => answers.shift() ?? json(card));
  const { result } = renderHook(() => useTaskMoves(undefined, () => undefined), { wrapper });
  const [from, to] = [1, 2].map((columnId) => ({ columnId, laneId: null })) as [BoardPlace, BoardPlace];
  await act(() => result.current.move({ card, from, to, before: null }, alone));
  for (const failures of [1, 2]) {
    expect(result.current.undo()).toBe(card.id);
    await waitFor(() => expect(toasts.getSnapshot()).toMatchObject([{ count: failures }]));
  }
  expect(result.current.undo()).toBeUndefined();
  expect(api.callsOf('PUT /api/tasks/reorder')).toHaveLength(3);
});
