import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStopwatch } from './startStopwatch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moveClock = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

it('counts the time in which a device is awake and that in which it sleeps, and no clock that is put back', () => {
  const elapsed = startStopwatch();
  vi.advanceTimersByTime(1500);
  expect(elapsed()).toBe(1500);
  moveClock(3_600_000);
  expect(elapsed()).toBe(3_601_500);
  moveClock(-7_200_000);
  expect(elapsed()).toBe(3_601_500);
  vi.advanceTimersByTime(500);
  expect(elapsed()).toBe(3_602_000);
});
