import { tasks } from '@bureau/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSortEntries, toSortKeys } from './sortKeys.ts';
import { useListState } from './useListState.ts';

function open(search = '') {
  let content: ReactNode;
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      { path: '/tasks', Component: () => content },
      { path: '/slow', loader: () => new Promise(() => undefined), element: null },
    ],
    {
      initialEntries: ['/', `/tasks${search}`],
    },
  );
  const hook = renderHook(() => useListState(tasks.listSpec), {
    wrapper: ({ children }) => {
      content = children;
      return <RouterProvider router={router} />;
    },
  });
  const address = () => decodeURIComponent(router.state.location.search);
  return { ...hook, address, router };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('opening a link to a list', () => {
  it('brings back search, filters, sort and place', () => {
    const { result } = open(
      '?q=pier&filter[status]=1,2&filter[due_date]=..2026-03-01&sort=-due_date,title&row=731',
    );
    expect(result.current.query).toEqual({
      q: 'pier',
      filter: { status: [1, 2], due_date: { to: '2026-03-01' } },
      sort: ['-due_date', 'title'],
    });
    expect(result.current).toMatchObject({ initialRow: 730, isNarrowed: true });
  });

  it.each(['', '?row=0', '?row=-5', '?row=1e9', '?filter[colour]=1', '?sort=secret', '?page=7&per_page=500'])(
    'leaves out what it does not know: %s',
    (search) => {
      expect(open(search).result.current).toMatchObject({ query: {}, initialRow: 0, isNarrowed: false });
    },
  );
});

describe('grouping a list', () => {
  it('stands in the address and in what a view keeps, and begins at the top', () => {
    const { address, result } = open('?q=pier&sort=title&row=731');
    act(() => result.current.change({ group: 'project_id' }));
    expect(address()).toBe('?q=pier&group=project_id&sort=title');
    expect(result.current.view).toBe('q=pier&group=project_id&sort=title');
  });

  it('keeps what is selected, since it lists the same', () => {
    const { result } = open('?q=pier');
    const { listKey } = result.current;
    act(() => result.current.change({ group: 'status' }));
    expect(result.current.listKey).toBe(listKey);
  });

  it('leaves out what the list cannot be grouped by', () => {
    expect(open('?group=title').result.current.query).toEqual({});
  });
});

describe('narrowing a list', () => {
  it('writes the address, from the top again, and can be taken back', async () => {
    const { address, result, router } = open('?sort=title&row=731');
    act(() => result.current.change({ filter: { status: [1] } }));
    expect(address()).toBe('?filter[status]=1&sort=title');
    await act(() => router.navigate(-1));
    expect(address()).toBe('?sort=title&row=731');
  });

  it('leaves what the address says of the record beside it', () => {
    const { address, result } = open('?sort=title&tab=planner&plan=table&zoom=month&lanes=priority&as=page');
    act(() => result.current.change({ q: 'pier' }));
    expect(address()).toBe('?q=pier&sort=title&tab=planner&plan=table&zoom=month&lanes=priority&as=page');
    expect(result.current.view).toBe('q=pier&sort=title');
  });

  it('takes a search in the place of the one before', async () => {
    const { address, result, router } = open();
    for (const q of ['p', 'pi', 'pier']) act(() => result.current.change({ q }, 'replace'));
    expect(address()).toBe('?q=pier');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it('clears search and filters but keeps the sort', () => {
    const { address, result } = open('?q=pier&filter[status]=1&sort=title');
    act(() => result.current.clear());
    expect(address()).toBe('?sort=title');
    expect(result.current.isNarrowed).toBe(false);
  });

  it('is another list by search and filters, not by sort or place', () => {
    const keyOf = (search: string) => open(search).result.current.listKey;
    expect(keyOf('?q=pier&sort=title&row=9')).toBe(keyOf('?q=pier'));
    expect(keyOf('?q=pier')).not.toBe(keyOf('?q=piers'));
    expect(keyOf('?filter[status]=1')).not.toBe(keyOf('?filter[priority]=1'));
  });
});

describe('scrolling a list', () => {
  it('remembers the place once the person pauses', () => {
    const { address, result } = open('?q=pier');
    for (const row of [10, 20, 30]) act(() => result.current.rememberRow(row));
    expect(address()).toBe('?q=pier');
    act(() => void vi.runAllTimers());
    expect(address()).toBe('?q=pier&row=31');
    act(() => result.current.rememberRow(0));
    act(() => void vi.runAllTimers());
    expect(address()).toBe('?q=pier');
  });

  it('leaves the record beside it on the tab that is open', () => {
    const { address, result } = open('?q=pier&tab=files');
    expect(result.current.query).toEqual({ q: 'pier' });
    act(() => result.current.rememberRow(30));
    act(() => void vi.runAllTimers());
    expect(address()).toBe('?q=pier&row=31&tab=files');
  });

  it('stops no page on its way', () => {
    const { result, router } = open();
    act(() => result.current.rememberRow(30));
    act(() => void router.navigate('/slow'));
    act(() => result.current.rememberRow(60));
    act(() => void vi.runAllTimers());
    expect(router.state.navigation.location?.pathname).toBe('/slow');
  });

  it('forgets a place that belongs to the list before', () => {
    const { address, result } = open();
    act(() => result.current.rememberRow(30));
    act(() => result.current.change({ q: 'pier' }));
    act(() => void vi.runAllTimers());
    expect(address()).toBe('?q=pier');
  });
});

it('writes sorts of several levels as the API does, and reads them back', () => {
  const keys = ['-due_date', 'title'] as const;
  expect(toSortEntries(keys)).toEqual([
    { id: 'due_date', direction: 'descending' },
    { id: 'title', direction: 'ascending' },
  ]);
  expect(toSortKeys(toSortEntries(keys))).toEqual(keys);
});
