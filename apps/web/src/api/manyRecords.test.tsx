import { tasks } from '@bureau/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ApiWorld, createApiWorld, serveNumbered } from '../testing/apiWorld.tsx';
import { json, noConnection } from '../testing/fakeApi.ts';
import { createTask } from '../testing/fixtures.ts';
import { useApi } from './ApiProvider.tsx';
import { useList, useOne } from '../testing/recordHooks.ts';
import { useBulkWrites } from './writes/useBulkWrites.ts';
import { useLoadIds } from './useLoadIds.ts';

let world: ApiWorld;
beforeEach(() => {
  world = createApiWorld();
});

describe('changing a row of a list', () => {
  const open = async () => {
    const hook = renderHook(() => useList({}), world);
    await waitFor(() => expect(hook.result.current.total).toBe(3));
    const row = hook.result.current.rows[1];
    if (!row) throw new Error('The row is loaded.');
    return { ...hook, row, shown: () => hook.result.current.rows[1] };
  };

  it('shows the change at once, sends the version, and keeps what the server answers', async () => {
    const records = serveNumbered(world.api, 3);
    const { result, row, shown } = await open();
    let saved: Promise<void> | undefined;
    await act(async () => void (saved = result.current.updateRow(row, { title: 'New' })));
    expect(shown()).toMatchObject({ title: 'New' });
    await act(() => saved);
    expect(shown()).toMatchObject({ title: 'New', version: 2 });
    expect(shown()).not.toHaveProperty('description');
    expect(records.get(2)).toMatchObject({ title: 'New' });
    expect(world.api.callsOf('PUT /api/tasks/:id')[0]?.body).toEqual({ title: 'New', version: 1 });
  });

  it('takes back the change that is refused', async () => {
    serveNumbered(world.api, 3);
    const { result, row, shown } = await open();
    world.api.on('PUT /api/tasks/:id', () => json({ error: 'No' }, 403));
    world.api.on('GET /api/tasks', noConnection);
    await act(() =>
      expect(result.current.updateRow(row, { title: 'New' })).rejects.toMatchObject({ status: 403 }),
    );
    expect(shown()).toMatchObject({ title: row.title, version: 1 });
  });

  it('offers both versions when somebody else was faster', async () => {
    const records = serveNumbered(world.api, 3);
    const { result, row, shown } = await open();
    records.set(2, createTask(2, { title: 'Theirs', version: 5 }));
    let saved: Promise<void> | undefined;
    await act(async () => void (saved = result.current.updateRow(row, { title: 'Mine' })));
    await waitFor(() => expect(result.current.conflict).toMatchObject({ theirs: { title: 'Theirs' } }));
    await act(async () => {
      result.current.conflict?.takeTheirs();
      await saved;
    });
    expect(shown()).toMatchObject({ title: 'Theirs', version: 5 });
    expect(result.current.conflict).toBeNull();
  });

  it('keeps the function, so that the columns that use it stay the same', async () => {
    serveNumbered(world.api, 3);
    const { rerender, result } = await open();
    const before = result.current.updateRow;
    rerender();
    expect(result.current.updateRow).toBe(before);
  });
});

describe('a list in groups', () => {
  it('has the rows in the order of the groups, whose counts are theirs', async () => {
    serveNumbered(world.api, 250);
    const { result } = renderHook(() => useList({ group: 'status', sort: ['title'] }), world);
    await waitFor(() => expect(result.current.total).toBe(250));
    const { groups = [], rows } = result.current;
    expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(250);
    const [first] = groups;
    expect(rows.slice(0, 100).filter((row) => row?.status === first?.id)).toHaveLength(
      Math.min(first?.count ?? 0, 100),
    );
    expect(world.api.callsOf('GET /api/tasks/groups')[0]?.query.toString()).toBe('group=status');
  });

  it('loads all pages of which rows are in view between folded groups', async () => {
    serveNumbered(world.api, 950);
    const { result } = renderHook(() => useList({ group: 'status' }), world);
    await waitFor(() => expect(result.current.total).toBe(950));
    const parts = [0, 310, 520, 940].map((first) => ({ first, last: first + 2 }));
    act(() => result.current.onVisibleRowsChange({ first: 0, last: 942, parts }));
    await waitFor(() =>
      expect([0, 310, 520, 940].filter((row) => result.current.rows[row] === undefined)).toEqual([]),
    );
    expect(result.current.rows[750]).toBeUndefined();
  });

  it('shows at once what is changed in a row between folded groups', async () => {
    serveNumbered(world.api, 950);
    const { result } = renderHook(() => useList({ group: 'status' }), world);
    await waitFor(() => expect(result.current.total).toBe(950));
    const parts = [0, 310, 940].map((first) => ({ first, last: first + 2 }));
    act(() => result.current.onVisibleRowsChange({ first: 0, last: 942, parts }));
    await waitFor(() => expect(result.current.rows[310]).toBeDefined());
    const row = result.current.rows[310];
    if (!row) throw new Error('The row is loaded.');
    let saved: Promise<void> | undefined;
    await act(async () => void (saved = result.current.updateRow(row, { title: 'New' })));
    expect(result.current.rows[310]).toMatchObject({ title: 'New' });
    await act(() => saved);
  });

  it('is counted again when something is written', async () => {
    const records = serveNumbered(world.api, 3);
    const { result } = renderHook(() => useList({ group: 'priority' }), world);
    await waitFor(() => expect(result.current.groups).toBeDefined());
    const [row] = result.current.rows;
    if (!row) throw new Error('The row is loaded.');
    for (const [id, record] of records) records.set(id, { ...record, priority: 1 });
    await act(() => result.current.updateRow(row, { priority: 5 }));
    await waitFor(() =>
      expect(result.current.groups).toEqual([
        { id: 1, name: null, count: 2, sum: null },
        { id: 5, name: null, count: 1, sum: null },
      ]),
    );
  });

  it('says that it cannot be shown where its groups cannot be counted', async () => {
    serveNumbered(world.api, 3);
    world.api.on('GET /api/tasks/groups', noConnection);
    const { result } = renderHook(() => useList({ group: 'priority' }), world);
    await waitFor(() => expect(result.current.error).toBeDefined());
    serveNumbered(world.api, 3);
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.groups).toBeDefined());
  });
});

describe('changing many records', () => {
  it('sends them as one, and brings the list and what is open up to date', async () => {
    const records = serveNumbered(world.api, 3);
    world.api.on('POST /api/tasks/bulk', () => {
      for (const [id, record] of records) records.set(id, { ...record, status: 5, version: 2 });
      return json({ count: 2 });
    });
    const { result } = renderHook(
      () => ({ list: useList({}), one: useOne(2), bulk: useBulkWrites(tasks) }),
      world,
    );
    await waitFor(() => expect(result.current.one.record && result.current.list.total).toBe(3));
    await act(() => result.current.bulk.update([1, 2], { status: 5 }));
    expect(world.api.callsOf('POST /api/tasks/bulk')[0]?.body).toEqual({
      ids: [1, 2],
      action: 'update',
      values: { status: 5 },
    });
    await waitFor(() => expect(result.current.list.rows[0]).toMatchObject({ status: 5 }));
    await waitFor(() => expect(result.current.one.record).toMatchObject({ status: 5 }));
  });

  it('shows no row of a page that was loaded before others were deleted', async () => {
    const records = serveNumbered(world.api, 500);
    world.api.on('POST /api/tasks/bulk', ({ body }) => {
      for (const id of (body as { ids: number[] }).ids) records.delete(id);
      return json({ count: 2 });
    });
    const { result } = renderHook(() => ({ list: useList({}), bulk: useBulkWrites(tasks) }), world);
    await waitFor(() => expect(result.current.list.total).toBe(500));
    act(() => result.current.list.onVisibleRowsChange({ first: 400, last: 420 }));
    await waitFor(() => expect(result.current.list.rows[410]).toMatchObject({ id: 411 }));
    act(() => result.current.list.onVisibleRowsChange({ first: 0, last: 20 }));
    await act(() => result.current.bulk.remove([1, 2]));
    await waitFor(() => expect(result.current.list).toMatchObject({ total: 498 }));
    expect(result.current.list.rows[0]).toMatchObject({ id: 3 });
    expect(result.current.list.rows[410]).toBeUndefined();
  });

  it('is under way until the list was read again', async () => {
    const records = serveNumbered(world.api, 3);
    world.api.on('POST /api/tasks/bulk', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      records.delete(1);
      return json({ count: 1 });
    });
    const { result } = renderHook(
      () => ({ list: useList({}), bulk: useBulkWrites(tasks), writes: useApi().writeQueue }),
      world,
    );
    await waitFor(() => expect(result.current.list.total).toBe(3));
    await act(async () => {
      void result.current.bulk.remove([1]);
      await result.current.writes.settled();
    });
    expect(result.current.list.total).toBe(2);
  });

  it('finds all that match, page by page, until it is called off', async () => {
    serveNumbered(world.api, 1200);
    const { result } = renderHook(() => useLoadIds(tasks), world);
    const counts: number[] = [];
    const controller = new AbortController();
    const load = (signal: AbortSignal) =>
      result.current({ q: 'TSK' }, { signal, onProgress: (ids) => counts.push(ids.size) });
    await expect(load(controller.signal)).resolves.toHaveProperty('size', 1200);
    expect(counts).toEqual([500, 1000, 1200]);
    controller.abort();
    await expect(load(controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
