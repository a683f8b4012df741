/** Places values along an axis. */
export interface Scale {
  /** The round numbers that are written along the axis, from its lower end to its upper one. */
  readonly ticks: readonly number[];
  /** Returns where a value stands: 0 at the lower end, 1 at the upper one. */
  readonly shareOf: (value: number) => number;
}

const maxSteps = 4;

/** Returns the smallest of 1, 2, 5 and 10, times a power of ten, that is not below a number. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}

/**
 * Returns the scale of an axis that holds zero and all values, with about five ticks at round numbers.
 *
 * @param unit What round numbers are multiples of: 60 for minutes that are written as hours.
 */
export function scaleOf(values: readonly number[], unit = 1): Scale {
  const [least, greatest] = [Math.min(0, ...values), Math.max(0, ...values)];
  // what is counted is not divided
  const smallest = values.every(Number.isInteger) ? 1 : 0;
  const range = greatest - least || 2 * unit;
  const step = Math.max(roundUp(range / maxSteps / unit) * unit, smallest);
  const lower = Math.floor(least / step);
  const upper = Math.max(Math.ceil(greatest / step), lower + 2);
  const ticks = Array.from({ length: upper - lower + 1 }, (_, index) =>
    Number(((lower + index) * step).toPrecision(12)),
  );
  return { ticks, shareOf: (value) => (value / step - lower) / (upper - lower) };
}
