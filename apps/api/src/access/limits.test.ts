import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../errors/messages.ts';
import { limits, maxWindow, retryDelay, tooMany } from './limits.ts';

const now = new Date('2026-03-18T10:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
const { window } = limits.signIn;

describe('the wait before the next attempt', () => {
  it('is none before as many as are let through', () => {
    expect(retryDelay(5, window, [1, 2, 3, 4].map(ago), now)).toBe(0);
  });

  it('lasts until the last of those from the end is old enough', () => {
    expect(retryDelay(5, window, [1000, 2000, 3000, 4000, 5000].map(ago), now)).toBe(window - 5000);
    expect(retryDelay(5, window, [1000, 2000, 3000, 4000, window].map(ago), now)).toBe(0);
  });

  it('is never longer than the window, and ends when it says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * window }), { maxLength: 12 }), (ages) => {
        const earlier = ages.map(ago);
        const wait = retryDelay(5, window, earlier, now);
        expect(wait).toBeLessThanOrEqual(window);
        expect(retryDelay(5, window, earlier, new Date(now.getTime() + wait))).toBe(0);
      }),
    );
  });

  it.each(Object.values(limits))('of $kind is not longer than attempts are kept', (limit) => {
    expect(limit.window).toBeLessThanOrEqual(maxWindow);
  });

  it.each([
    ['en', 1, 'Too many attempts. Try again in 1 minute.'],
    ['en', 60_001, 'Too many attempts. Try again in 2 minutes.'],
    ['de', 60_000, 'Zu viele Versuche. Versuchen Sie es in 1 Minute erneut.'],
    ['ru', 21 * 60_000, 'Слишком много попыток. Повторите через 21 минуту.'],
    ['ja', 900_000, '試行回数が多すぎます。15 分後にもう一度お試しください。'],
  ] as const)('is said in %s, of %i milliseconds, as the language counts minutes', (locale, wait, text) => {
    expect(formatMessage(tooMany(wait).text, locale)).toBe(text);
  });
});
