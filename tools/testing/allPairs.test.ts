import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allPairs } from './allPairs.ts';

/** Lists the pairs of values that meet in no row. */
function missingPairs(
  factors: Readonly<Record<string, readonly unknown[]>>,
  rows: readonly Readonly<Record<string, unknown>>[],
) {
  return Object.keys(factors).flatMap((one, index) =>
    Object.keys(factors)
      .slice(index + 1)
      .flatMap((other) =>
        (factors[one] ?? []).flatMap((a) =>
          (factors[other] ?? [])
            .filter((b) => !rows.some((row) => row[one] === a && row[other] === b))
            .map((b) => `${one} ${String(a)}, ${other} ${String(b)}`),
        ),
      ),
  );
}

describe('all pairs', () => {
  it('meet in no more rows than the two longest factors have', () => {
    const factors = {
      language: ['de', 'ja', 'en'],
      page: Array.from({ length: 40 }, (_, index) => `page ${index}`),
      appearance: ['light', 'dark', 'custom'],
      role: ['super', 'admin', 'manager', 'staff', 'client'],
    } as const;
    const rows = allPairs(factors);
    expect(missingPairs(factors, rows)).toEqual([]);
    expect(rows).toHaveLength(40 * 5);
  });

  it('meet whatever the factors are', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(sizes, (lengths) => {
        const factors = Object.fromEntries(
          lengths.map((length, index) => [`f${index}`, Array.from({ length }, (_, value) => value)]),
        );
        const rows = allPairs(factors);
        expect(missingPairs(factors, rows)).toEqual([]);
      }),
    );
  });

  it('are the same every time', () => {
    const factors = { one: [1, 2, 3], two: ['a', 'b'], three: [true, false] };
    expect(allPairs(factors)).toEqual(allPairs(factors));
  });
});
