import { assert, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiplyAmount, percentOfAmount } from './calculate.ts';

describe('calculating with money', () => {
  it.each([
    [333, 1.5, 500],
    [333, -1.5, -500],
    [100, 1.005, 101],
    [100_000, 1.005, 100_500],
    [70, 1.15, 81],
    [1, 1e-7, 0],
    [1, 1e21, 1e21],
    [12_345, 0, 0],
  ])('multiplies %d by %d to %d', (minor, factor, product) => {
    expect(multiplyAmount(minor, factor)).toBe(product);
  });

  it.each([
    [1005, 20, 201],
    [1002, 25, 251],
    [-1002, 25, -251],
    [1999, 8.875, 177],
    [1999, 0, 0],
  ])('of %d takes %d percent: %d', (minor, percent, share) => {
    expect(percentOfAmount(minor, percent)).toBe(share);
  });

  it('is never further than half a unit from the product', () => {
    const factors = double({ min: -1000, max: 1000, noNaN: true });
    assert(
      property(integer({ min: -1_000_000, max: 1_000_000 }), factors, (minor, factor) => {
        expect(Math.abs(multiplyAmount(minor, factor) - minor * factor)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
