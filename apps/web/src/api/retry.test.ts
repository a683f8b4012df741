import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './retry.ts';

describe('when a call may be made again', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');

  it.each([
    ['120', 120],
    ['0', 0],
    ['Mon, 02 Mar 2026 10:00:30 GMT', 30],
    ['Mon, 02 Mar 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j gives %j seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });
});
