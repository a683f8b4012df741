import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginLimit, waitForSignIn } from './rules.ts';

const now = new Date('2026-03-18T10:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

describe('the wait before the next sign-in', () => {
  it('is none before the fifth failure', () => {
    expect(waitForSignIn([1, 2, 3, 4].map(ago), now)).toBe(0);
  });

  it('lasts until the fifth failure from the end is old enough', () => {
    expect(waitForSignIn([1000, 2000, 3000, 4000, 5000].map(ago), now)).toBe(loginLimit.window - 5000);
    expect(waitForSignIn([1000, 2000, 3000, 4000, loginLimit.window].map(ago), now)).toBe(0);
  });

  it('is never longer than the window, and ends when it says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * loginLimit.window }), { maxLength: 12 }), (ages) => {
        const failures = ages.map(ago);
        const wait = waitForSignIn(failures, now);
        expect(wait).toBeLessThanOrEqual(loginLimit.window);
        expect(waitForSignIn(failures, new Date(now.getTime() + wait))).toBe(0);
      }),
    );
  });
});
