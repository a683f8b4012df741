import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiWorld } from '../testing/apiWorld.tsx';
import { json } from '../testing/fakeApi.ts';
import { useSearch } from './useSearch.ts';

const hit = (title: string) => ({ type: 'task', id: 7, code: 'TSK-0007', title, route: '/tasks/detail/7' });

function open(answer: (q: string) => Response | Promise<Response> = (q) => json([hit(q)])) {
  const { api, wrapper } = createApiWorld();
  api.on('GET /api/search', ({ query }) => answer(query.get('q') ?? ''));
  const { result, rerender } = renderHook((query: string) => useSearch(query), { initialProps: '', wrapper });
  const type = async (query: string, pause = 200) => {
    rerender(query);
    await act(() => vi.advanceTimersByTimeAsync(pause));
  };
  const asked = () => api.callsOf('GET /api/search').map(({ query }) => query.get('q'));
  return { asked, result, type, api };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a search while somebody types', () => {
  it('asks once when typing pauses, without the spaces around', async () => {
    const { asked, result, type } = open();
    await type('p', 50);
    await type('pi', 50);
    expect(asked()).toEqual([]);
    expect(result.current.isLoading).toBe(true);
    await type(' pier ');
    expect(asked()).toEqual(['pier']);
    expect(result.current).toMatchObject({ hits: [{ title: 'pier' }], isLoading: false, error: undefined });
    await type('pier');
    expect(asked()).toEqual(['pier']);
  });

  it('never shows what comes late for an earlier text', async () => {
    const waiting = new Map<string, (response: Response) => void>();
    const { api, result, type } = open((q) => new Promise((resolve) => waiting.set(q, resolve)));
    await type('pier');
    await type('bridge');
    expect(api.callsOf('GET /api/search')[0]?.signal?.aborted).toBe(true);
    await act(async () => waiting.get('bridge')?.(json([hit('bridge')])));
    await act(async () => waiting.get('pier')?.(json([hit('pier')])));
    expect(result.current.hits.map(({ title }) => title)).toEqual(['bridge']);
  });

  it('says why it failed, and asks again', async () => {
    let hasFailed = false;
    const { asked, result, type } = open((q) => {
      if (hasFailed) return json([hit(q)]);
      hasFailed = true;
      return json({ error: 'No index.' }, 500);
    });
    await type('pier');
    expect(result.current).toMatchObject({ hits: [], isLoading: false, error: { status: 500 } });
    act(() => result.current.retry());
    expect(result.current).toMatchObject({ isLoading: true, error: undefined });
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(result.current.hits).toHaveLength(1);
    expect(asked()).toEqual(['pier', 'pier']);
  });

  it('asks for nothing when nothing is typed', async () => {
    const { asked, result, type } = open();
    await type('pier');
    await type('  ');
    expect(asked()).toEqual(['pier']);
    expect(result.current).toMatchObject({ hits: [], isLoading: false });
  });
});
