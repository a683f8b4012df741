import type { ChartPoint } from '../Chart/Chart.types.ts';
import { knownValue } from '../Chart/knownValue.ts';

/** A piece of a column: between two values of the axis. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Returns the columns of a point side by side, each of one part, or one column with all parts upon each other: those below zero downwards. */
export function columnsOf({ values }: ChartPoint, isStacked: boolean): readonly (readonly Part[])[] {
  const numbers = values.map(({ value }) => knownValue(value) ?? 0);
  if (!isStacked) return numbers.map((to) => [{ from: 0, to }]);
  const ends = { above: 0, below: 0 };
  const parts = numbers.map((value) => {
    const side = value < 0 ? 'below' : 'above';
    const from = ends[side];
    ends[side] += value;
    return { from, to: ends[side] };
  });
  return [parts];
}
