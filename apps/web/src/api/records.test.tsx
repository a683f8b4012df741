import { type ListQuery, type Task, tasks } from '@bureau/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiWorld, createApiWorld, serveNumbered } from '../testing/apiWorld.tsx';
import { json } from '../testing/fakeApi.ts';
import { createTask } from '../testing/fixtures.ts';
import { keyOf } from './keys.ts';
import { listPageSize } from './listPageSize.ts';
import { useRequest } from './useQuery.ts';
import { useCreate, useList, useOne, useRemove } from '../testing/recordHooks.ts';

let world: ApiWorld;
beforeEach(() => {
  world = createApiWorld();
});

describe('reading a long list', () => {
  it('asks for the pages that come into view, and keeps the places of the others', async () => {
    serveNumbered(world.api, 10_000);
    const { result } = renderHook(() => useList({}), world);
    expect(result.current).toMatchObject({ isLoading: true, rows: [], total: undefined });
    await waitFor(() => expect(result.current.total).toBe(10_000));
    expect(result.current.rows).toHaveLength(10_000);
    expect(result.current.rows[99]).toMatchObject({ code: 'TSK-0100' });
    expect(result.current.rows[100]).toBeUndefined();

    act(() => result.current.onVisibleRowsChange({ first: 5190, last: 5210 }));
    await waitFor(() => expect(result.current.rows[5210]).toMatchObject({ code: 'TSK-5211' }));
    expect(result.current.rows[5190]).toMatchObject({ code: 'TSK-5191' });
    expect(result.current.rows[0]).toMatchObject({ code: 'TSK-0001' });
    expect(world.api.requests.map(({ query }) => query.get('page') ?? '1').sort()).toEqual(['1', '52', '53']);
  });

  it('has the rows at once that have come with the page, and asks whether they are still so', async () => {
    const options = { query: { page: 1, per_page: listPageSize } };
    const data = { data: [createTask(1)], meta: { total: 1, page: 1, per_page: listPageSize } };
    world = createApiWorld(3, [{ key: keyOf(3, tasks.list, options), data }]);
    serveNumbered(world.api, 2);
    const { result } = renderHook(() => useList({}), world);
    expect(result.current).toMatchObject({ isLoading: false, total: 1, rows: [{ code: 'TSK-0001' }] });
    await waitFor(() => expect(result.current.total).toBe(2));
    expect(world.api.requests).toHaveLength(1);
  });

  it('begins at the row that the address names', async () => {
    serveNumbered(world.api, 10_000);
    const { result } = renderHook(() => useList({}, 730), world);
    await waitFor(() => expect(result.current.rows[730]).toMatchObject({ code: 'TSK-0731' }));
    expect(result.current.rows[0]).toBeUndefined();
    expect(world.api.requests).toHaveLength(1);
  });

  it('keeps the rows until the answer to another query is here, and covers nothing meanwhile', async () => {
    serveNumbered(world.api, 300);
    const { rerender, result } = renderHook((query: ListQuery<typeof tasks.listSpec>) => useList(query), {
      ...world,
      initialProps: {},
    });
    await waitFor(() => expect(result.current.total).toBe(300));
    rerender({ q: '29' });
    expect(result.current).toMatchObject({ isLoading: false, isStale: true, total: 300 });
    await waitFor(() => expect(result.current).toMatchObject({ isStale: false, total: 13 }));
    expect(result.current.rows).toHaveLength(13);
  });

  it('says what went wrong and loads when asked again', async () => {
    world.api.on('GET /api/tasks', () => json({ error: 'No such field' }, 422));
    const { result } = renderHook(() => useList({}), world);
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 422 }));
    expect(result.current.isLoading).toBe(false);
    serveNumbered(world.api, 3);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current).toMatchObject({ error: undefined, total: 3 }));
  });

  it('says that rows which came into view are missing, and loads them when asked again', async () => {
    serveNumbered(world.api, 10_000);
    const list = world.api.answer('GET /api/tasks');
    const { result } = renderHook(() => useList({}), world);
    await waitFor(() => expect(result.current.total).toBe(10_000));
    world.api.on('GET /api/tasks', () => json({ error: 'Gone' }, 410));
    act(() => result.current.onVisibleRowsChange({ first: 5110, last: 5130 }));
    await waitFor(() => expect(result.current.rowsError).toMatchObject({ status: 410 }));
    expect(result.current.error).toBeUndefined();
    world.api.on('GET /api/tasks', list);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.rows[5110]).toMatchObject({ code: 'TSK-5111' }));
    expect(result.current.rowsError).toBeUndefined();
  });

  it('shows nothing of the user before', async () => {
    serveNumbered(world.api, 3);
    const { rerender, result } = renderHook(() => useList({}), world);
    await waitFor(() => expect(result.current.total).toBe(3));
    const hold = Promise.withResolvers<Response>();
    world.api.on('GET /api/tasks', () => hold.promise);
    world.signInAs(9);
    rerender();
    expect(result.current).toMatchObject({ isLoading: true, rows: [], total: undefined });
  });
});

describe('changing a record', () => {
  const open = async (id = 1) => {
    const hook = renderHook(() => useOne(id), world);
    await waitFor(() => expect(hook.result.current.record).toBeDefined());
    return hook;
  };

  it('shows the change at once, sends the version, and keeps what the server answers', async () => {
    serveNumbered(world.api, 1);
    const { result } = await open();
    let saved: Promise<void> | undefined;
    act(() => void (saved = result.current.update({ title: 'New' })));
    expect(result.current.record).toMatchObject({ title: 'New', version: 1 });
    await act(() => saved);
    expect(result.current.record).toMatchObject({ title: 'New', version: 2 });
    expect(world.api.callsOf('PUT /api/tasks/:id')[0]?.body).toEqual({ title: 'New', version: 1 });
  });

  it('takes back the change that is refused, and only that one', async () => {
    serveNumbered(world.api, 1);
    const { result } = await open();
    const before = result.current.record?.status;
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const waiting = answers.values();
    world.api.on('PUT /api/tasks/:id', () => waiting.next().value?.promise ?? json({}, 500));
    let first: Promise<void> | undefined;
    let second: Promise<unknown> | undefined;
    act(() => {
      first = result.current.update({ title: 'Kept' });
      second = result.current.update({ status: 5 }).catch((error: unknown) => error);
    });
    expect(result.current.record).toMatchObject({ title: 'Kept', status: 5 });
    const saved = createTask(1, { title: 'Kept', version: 2 });
    world.api.on('GET /api/tasks/:id', () => json(saved));
    await act(async () => {
      answers[0]?.resolve(json(saved));
      await first;
    });
    await act(async () => {
      answers[1]?.resolve(json({ error: 'Forbidden' }, 403));
      await second;
    });
    await expect(second).resolves.toMatchObject({ status: 403 });
    expect(result.current.record).toMatchObject({ title: 'Kept', status: before });
  });

  it('saves two changes that were made at once one after the other', async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    await act(() =>
      Promise.all([result.current.update({ title: 'New' }), result.current.update({ priority: 1 })]),
    );
    expect(records.get(1)).toMatchObject({ title: 'New', priority: 1, version: 3 });
    expect(result.current.conflict).toBeNull();
  });

  it('asks nobody when somebody else has changed another field meanwhile', async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    const before = records.get(1);
    records.set(1, createTask(1, { ...before, priority: 1, version: 5 }));
    await act(() => result.current.update({ title: 'Mine' }, 1, before));
    expect(records.get(1)).toMatchObject({ title: 'Mine', priority: 1, version: 6 });
    expect(result.current.conflict).toBeNull();
  });

  it('asks nobody about a change without an editor, when somebody else has changed another field meanwhile', async () => {
    const records = serveNumbered(world.api, 2);
    const { result } = renderHook(() => ({ list: useList({}), one: useOne(1) }), world);
    await waitFor(() => expect(result.current.one.record && result.current.list.total).toBe(2));
    const row = result.current.list.rows.find((one) => one?.id === 2) as Task;
    for (const id of [1, 2]) records.set(id, createTask(id, { priority: 1, version: 5 }));
    await act(() =>
      Promise.all([
        result.current.one.update({ status: 5 }),
        result.current.list.updateRow(row, { status: 5 }),
      ]),
    );
    for (const id of [1, 2]) expect(records.get(id)).toMatchObject({ status: 5, priority: 1, version: 6 });
  });

  /** Changes a record that somebody else has changed first. */
  const openConflict = async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    records.set(1, createTask(1, { title: 'Theirs', version: 5 }));
    let saved: Promise<void> | undefined;
    act(() => void (saved = result.current.update({ title: 'Mine' })));
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    return { records, result, saved };
  };

  it('offers both versions when somebody else was faster, and saves mine over theirs', async () => {
    const { records, result, saved } = await openConflict();
    expect(result.current.conflict).toMatchObject({ mine: { title: 'Mine' }, theirs: { title: 'Theirs' } });
    await act(async () => {
      result.current.conflict?.keepMine();
      await saved;
    });
    expect(records.get(1)).toMatchObject({ title: 'Mine', version: 6 });
    expect(result.current).toMatchObject({ conflict: null, record: { title: 'Mine' } });
  });

  it('takes their version when I give way', async () => {
    const { result, saved } = await openConflict();
    await act(async () => {
      result.current.conflict?.takeTheirs();
      await saved;
    });
    expect(result.current.record).toMatchObject({ title: 'Theirs', version: 5 });
    expect(world.api.callsOf('PUT /api/tasks/:id')).toHaveLength(1);
  });

  it('notices a change of others that came on screen while an editor was open', async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    const versionWhenOpened = result.current.record?.version;
    records.set(1, createTask(1, { title: 'Theirs', version: 5 }));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.record?.version).toBe(5));
    act(() => void result.current.update({ title: 'Mine' }, versionWhenOpened).catch(() => undefined));
    await waitFor(() => expect(result.current.conflict).toMatchObject({ theirs: { title: 'Theirs' } }));
  });

  it('asks nothing when an attempt was carried out although its answer was lost', async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    records.set(1, createTask(1, { title: 'Mine', version: 2 }));
    await act(() => result.current.update({ title: 'Mine' }));
    expect(result.current).toMatchObject({ conflict: null, record: { title: 'Mine', version: 2 } });
  });

  it('keeps the other custom fields on screen while one of them is saved', async () => {
    const records = serveNumbered(world.api, 1);
    records.set(1, createTask(1, { custom_fields: { size: 'M', phase: 'Tender' } }));
    const { result } = await open();
    let saved: Promise<void> | undefined;
    act(() => void (saved = result.current.update({ custom_fields: { size: 'L' } })));
    expect(result.current.record).toMatchObject({ custom_fields: { size: 'L', phase: 'Tender' } });
    await act(() => saved);
  });

  it('asks about the custom field that two people changed, and about no other', async () => {
    const records = serveNumbered(world.api, 1);
    const { result } = await open();
    const theirs = createTask(1, { custom_fields: { size: 'S', phase: 'Tender' }, version: 5 });
    records.set(1, theirs);
    act(() => void result.current.update({ custom_fields: { size: 'L' } }).catch(() => undefined));
    await waitFor(() => expect(result.current.conflict).not.toBeNull());
    expect(result.current.conflict?.mine).toEqual({ 'custom_fields.size': 'L' });
    expect(result.current.conflict?.theirs).toMatchObject({ 'custom_fields.size': 'S' });
  });

  it('asks nothing when an custom field was emptied although the answer was lost', async () => {
    const records = serveNumbered(world.api, 1);
    records.set(1, createTask(1, { custom_fields: { size: 'M', phase: 'Tender' } }));
    const { result } = await open();
    records.set(1, createTask(1, { custom_fields: { phase: 'Tender' }, version: 2 }));
    await act(() => result.current.update({ custom_fields: { size: null } }));
    expect(result.current).toMatchObject({ conflict: null, record: { version: 2 } });
  });

  it('brings lists on screen up to date', async () => {
    serveNumbered(world.api, 3);
    const { result } = renderHook(() => ({ list: useList({}), one: useOne(2) }), world);
    await waitFor(() => expect(result.current.one.record && result.current.list.total).toBe(3));
    await act(() => result.current.one.update({ title: 'New' }));
    await waitFor(() => expect(result.current.list.rows[1]).toMatchObject({ title: 'New' }));
  });
});

describe('creating and deleting', () => {
  it('shows a new record without asking for it', async () => {
    serveNumbered(world.api, 0);
    world.api.on('POST /api/tasks', ({ body }) => json(createTask(8, body as Partial<Task>), 201));
    const { result } = renderHook(() => useCreate(), world);
    await expect(result.current({ title: 'New' })).resolves.toMatchObject({ id: 8, title: 'New' });
    const [request] = world.api.callsOf('POST /api/tasks');
    expect(request?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('offers a new record, and no longer a deleted one, to whoever comes back to a form in the same minute', async () => {
    const records = serveNumbered(world.api, 1);
    const names = () => [...records.values()].map(({ id, title: name }) => ({ id, name }));
    world.api.on('GET /api/get-tasks', () => json(names()));
    world.api.on('POST /api/tasks', ({ body }) => {
      const created = createTask(8, body as Partial<Task>);
      records.set(8, created);
      return json(created, 201);
    });
    world.api.on('DELETE /api/tasks/:id', (_, [id]) => {
      records.delete(Number(id));
      return json(null, 204);
    });
    const { rerender, result } = renderHook(
      ({ isOpen }: { readonly isOpen: boolean }) => ({
        create: useCreate(),
        remove: useRemove(),
        offered: useRequest(tasks.picker, isOpen ? {} : null, { isSteady: true }).data,
      }),
      { ...world, initialProps: { isOpen: true } },
    );
    const isOffered = async () => waitFor(() => expect(result.current.offered).toEqual(names()));
    await isOffered();
    rerender({ isOpen: false });
    await act(() => result.current.create({ title: 'New' }));
    rerender({ isOpen: true });
    await isOffered();
    rerender({ isOpen: false });
    await act(() => result.current.remove(8));
    rerender({ isOpen: true });
    await isOffered();
  });

  it('takes a deleted record out of the list', async () => {
    const records = serveNumbered(world.api, 3);
    world.api.on('DELETE /api/tasks/:id', (_, [id]) => {
      records.delete(Number(id));
      return json(null, 204);
    });
    const { result } = renderHook(() => ({ list: useList({}), remove: useRemove() }), world);
    await waitFor(() => expect(result.current.list.total).toBe(3));
    await act(() => result.current.remove(2));
    await waitFor(() => expect(result.current.list.total).toBe(2));
    expect(result.current.list.rows.map((row) => row?.id)).toEqual([1, 3]);
  });
});

it('covers the screen for the first answer only', async () => {
  serveNumbered(world.api, 300);
  const heard: boolean[] = [];
  world.activity.subscribe(() => heard.push(world.activity.isActive()));
  const { result } = renderHook(() => useList({}), world);
  await waitFor(() => expect(result.current.total).toBe(300));
  act(() => result.current.onVisibleRowsChange({ first: 250, last: 270 }));
  await waitFor(() => expect(result.current.rows[260]).toBeDefined());
  expect(heard).toEqual([true, false]);
});
