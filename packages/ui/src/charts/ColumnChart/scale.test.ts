import { describe, expect, it } from 'vitest';
import { roundUp } from './scale.ts';

describe('somebody who reads an axis', () => {
  it.each([
    [0, 2],
    [1, 2],
    [3, 4],
    [9, 10],
    [11, 20],
    [47, 60],
    [610, 800],
    [1000, 1000],
  ])('finds a round number at its end for %s', (value, end) => {
    expect(roundUp(value)).toBe(end);
    expect(Number.isInteger(end / 2)).toBe(true);
  });
});
