import { describe, expect, it } from 'vitest';
import { alongOf, lineThrough, shapeBetween } from './path.ts';

describe('a line', () => {
  it('leads from edge to edge, from the top down', () => {
    expect(
      lineThrough([
        [0, 1],
        [0.5, 0.25],
        [1, 0],
      ]),
    ).toBe('M0 0L50 75L100 100');
  });

  it('has a gap where nothing is known', () => {
    expect(lineThrough([[0, 0], null, [0.5, 0.5], [1, 1]])).toBe('M0 100M50 50L100 0');
  });

  it('has its only point in the middle', () => {
    expect(alongOf(0, 1)).toBe(0.5);
    expect(alongOf(2, 3)).toBe(1);
  });
});

it('an area lies between a line and the one below', () => {
  const [upper, lower] = [
    [
      [0, 1],
      [1, 0.5],
    ],
    [
      [0, 0],
      [1, 0.25],
    ],
  ] as const;
  expect(shapeBetween(upper, lower)).toBe('polygon(0% 0%, 100% 50%, 100% 75%, 0% 100%)');
});
