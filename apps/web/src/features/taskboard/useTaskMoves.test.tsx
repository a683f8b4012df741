import type { TaskListItem } from '@bureau/contract';
import { toasts } from '@bureau/ui';
import type { BoardPlace } from '@bureau/ui/planning';
import { act, cleanup, renderHook } from '@testing-library/react';
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
