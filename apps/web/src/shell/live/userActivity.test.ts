import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchUserActivity } from './userActivity.ts';

const ending = new AbortController();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  document.body.innerHTML = '<div data-part="board"><p>Card</p></div><button>Elsewhere</button>';
});
afterEach(() => {
  vi.useRealTimers();
});

const point = (name: string, selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

/** Returns after how many milliseconds a change is shown. */
async function waitOf(released: () => Promise<void>): Promise<number> {
  const began = performance.now();
  let ended: number | undefined;
  void released().then(() => (ended = performance.now()));
  while (ended === undefined) await vi.advanceTimersByTimeAsync(100);
  return ended - began;
}

describe('a change that somebody else makes', () => {
  it('waits while the pointer is aimed at a card, and not for one that rests', async () => {
    const { released } = watchUserActivity(document, ending.signal);
    point('pointermove', 'p');
    expect(await waitOf(released)).toBeGreaterThanOrEqual(1500);
    expect(await waitOf(released)).toBe(0);
  });

  it('is shown as soon as the pointer is lifted', async () => {
    const { released } = watchUserActivity(document, ending.signal);
    point('pointermove', 'p');
    point('pointerdown', 'p');
    setTimeout(() => point('pointerup', 'p'), 5000);
    const waited = await waitOf(released);
    expect(waited).toBeGreaterThanOrEqual(5000);
    expect(waited).toBeLessThan(5300);
  });

  it('is shown at last though the pointer never rests', async () => {
    const { released } = watchUserActivity(document, ending.signal);
    const moves = setInterval(() => point('pointermove', 'p'), 50);
    point('pointerdown', 'p');
    expect(await waitOf(released)).toBeLessThan(15_300);
    clearInterval(moves);
  });

  it('does not wait for a pointer elsewhere', async () => {
    const { released } = watchUserActivity(document, ending.signal);
    point('pointermove', 'button');
    expect(await waitOf(released)).toBe(0);
  });
});
