import { describe, expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

describe('somebody who reads an axis', () => {
  it.each([
    [[], [0, 1, 2]],
    [
      [0, 0],
      [0, 1, 2],
    ],
    [[1], [0, 1, 2]],
    [
      [3, 2],
      [0, 1, 2, 3],
    ],
    [[19], [0, 5, 10, 15, 20]],
    [[47], [0, 20, 40, 60]],
    [[1000], [0, 500, 1000]],
    [
      [-30, 80],
      [-50, 0, 50, 100],
    ],
    [[0.3], [0, 0.1, 0.2, 0.3]],
  ])('finds round numbers for %s', (values, ticks) => {
    expect(scaleOf(values).ticks).toEqual(ticks);
  });

  it('finds whole hours for minutes', () => {
    expect(scaleOf([2_250], 60).ticks).toEqual([0, 600, 1200, 1800, 2400]);
  });

  it('finds every value between its ends', () => {
    const { shareOf } = scaleOf([-30, 80]);
    expect([-50, 0, 25, 100].map(shareOf)).toEqual([0, 1 / 3, 0.5, 1]);
  });
});
