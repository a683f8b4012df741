import { tasks } from '@bureau/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { type ApiWorld, createApiWorld, serveNumbered } from '../../testing/apiWorld.tsx';
import { createTask } from '../../testing/fixtures.ts';
import { useApi } from '../ApiProvider.tsx';
import { useSaveRecord } from './useSaveRecord.ts';

const fieldsOf = (record: object) => record;

let world: ApiWorld;
beforeEach(() => {
  world = createApiWorld();
});

/** Changes tasks that somebody else has changed first. */
function open(wrapper = world.wrapper) {
  const records = serveNumbered(world.api, 2);
  for (const id of [1, 2]) records.set(id, createTask(id, { title: `Theirs ${id}`, version: 5 }));
  const hook = renderHook(
    () => ({ ...useSaveRecord<{ title: string }>(tasks, fieldsOf), writes: useApi().writeQueue }),
    { wrapper },
  );
  const change = (id: number) =>
    hook.result.current.save(id, { title: `Mine ${id}` }, 1).catch((error: unknown) => error);
  return { ...hook, change, records };
}

it.each([
  ['asked', true],
  ['not asked yet', false],
])('fails when its page is left before anybody has answered: %s', async (_, isAsked) => {
  const { change, result, unmount } = open();
  const saved = change(1);
  const { writes } = result.current;
  await waitFor(() => expect(result.current.conflict !== null).toBe(isAsked));
  unmount();
  await expect(saved).resolves.toMatchObject({ status: 409 });
  await writes.settled();
  expect(world.api.callsOf('PUT /api/tasks/:id')).toHaveLength(1);
});

it('asks about one conflict after the other', async () => {
  const { change, records, result } = open();
  const first = change(1);
  const second = change(2);
  await waitFor(() => expect(world.api.callsOf('PUT /api/tasks/:id')).toHaveLength(2));
  await waitFor(() => expect(result.current.conflict).toMatchObject({ mine: { title: 'Mine 1' } }));
  await act(async () => {
    result.current.conflict?.keepMine();
    await first;
  });
  expect(result.current.conflict).toMatchObject({ mine: { title: 'Mine 2' } });
  await act(async () => {
    result.current.conflict?.takeTheirs();
    await second;
  });
  expect(result.current.conflict).toBeNull();
  expect([records.get(1)?.title, records.get(2)?.title]).toEqual(['Mine 1', 'Theirs 2']);
});

it('asks in strict mode, which runs effects twice', async () => {
  const { change, result } = open(({ children }) => <StrictMode>{world.wrapper({ children })}</StrictMode>);
  act(() => void change(1));
  await waitFor(() => expect(result.current.conflict).toMatchObject({ mine: { title: 'Mine 1' } }));
});
