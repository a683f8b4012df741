import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPrefetched, prefetchedListsOf, readPrefetchedLists } from './fetchPrefetched.ts';

const address = new URL('/api/settings', document.baseURI).href;
const mine = { headers: { Authorization: 'bearer mine' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.stubGlobal('fetch', async () => new Response('now'));
  window.prefetchedRequests = [
    { address, authorization: 'bearer mine', response: Promise.resolve(new Response('ahead')) },
  ];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.prefetchedRequests;
});

const read = async (...request: Parameters<typeof fetch>) => (await fetchPrefetched(...request)).text();

it('takes an answer that was asked for ahead once, and asks anew for the next one', async () => {
  expect(await read('/api/settings', mine)).toBe('ahead');
  expect(await read('/api/settings', mine)).toBe('now');
});

it.each<[string, Parameters<typeof fetch>]>([
  ['somebody else', ['/api/settings', { headers: { Authorization: 'bearer other' } }]],
  ['nobody', ['/api/settings']],
  ['a write', ['/api/settings', { ...mine, method: 'PUT' }]],
  ['another address', ['/api/settings?all=1', mine]],
  ['who no longer waits', ['/api/settings', { ...mine, signal: AbortSignal.abort() }]],
])('keeps the answer from %s', async (_, request) => {
  expect(await read(...request)).toBe('now');
  expect(window.prefetchedRequests).toHaveLength(1);
});

it('does not take an answer of long ago', async () => {
  vi.advanceTimersByTime(60_000);
  expect(await read('/api/settings', mine)).toBe('now');
});

it('fails as the request ahead did, and asks anew when it is asked again', async () => {
  const response = Promise.reject(new TypeError('no network'));
  window.prefetchedRequests = [{ address, authorization: 'bearer mine', response }];
  await expect(read('/api/settings', mine)).rejects.toThrow('no network');
  expect(await read('/api/settings', mine)).toBe('now');
});

describe('the first rows of a list', () => {
  const session = {
    token: 'mine',
    tokenType: 'bearer',
    userId: 3,
    expiresAt: Infinity,
    signal: new AbortController().signal,
  };
  const rows = { data: [{ id: 1 }], meta: { total: 1 } };
  const arrive = async (response: Response | Error) => {
    const list = new URL('/api/tasks?per_page=100', document.baseURI).href;
    const coming = response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    window.prefetchedRequests = [
      { address: list, authorization: 'bearer mine', response: coming, list: 'tasks.list' },
    ];
    readPrefetchedLists();
    await new Promise((resolve) => setTimeout(resolve));
  };

  it('are known before they are fetched, and fetched all the same', async () => {
    await arrive(Response.json(rows));
    expect(prefetchedListsOf(session)).toEqual([
      { key: [3, 'tasks.list', '/api/tasks?per_page=100'], data: rows },
    ]);
    expect(JSON.parse(await read('/api/tasks?per_page=100', mine))).toEqual(rows);
    expect(prefetchedListsOf(session)).toEqual([]);
  });

  it('are nobody else’s', async () => {
    await arrive(Response.json(rows));
    expect(prefetchedListsOf({ ...session, token: 'other' })).toEqual([]);
  });

  it('are not known where they are of long ago', async () => {
    await arrive(Response.json(rows));
    vi.advanceTimersByTime(60_000);
    expect(prefetchedListsOf(session)).toEqual([]);
  });

  it('are not known where they were refused or did not come', async () => {
    await arrive(Response.json({ error: 'Sign in.' }, { status: 401 }));
    expect(prefetchedListsOf(session)).toEqual([]);
    await arrive(new TypeError('no network'));
    expect(prefetchedListsOf(session)).toEqual([]);
  });
});
