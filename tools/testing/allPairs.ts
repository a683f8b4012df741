/** Gives each factor one of its values. */
type Row<Factors> = {
  readonly [Name in keyof Factors]: Factors[Name] extends readonly (infer Value)[] ? Value : never;
};

/**
 * Returns combinations in which each value of a factor meets each value of every other one at least once. Most faults need no more than two
 * things to meet; there are about as many combinations as the two longest factors have, where all of them together would multiply.
 */
export function allPairs<const Factors extends Readonly<Record<string, readonly unknown[]>>>(
  factors: Factors,
): readonly Row<Factors>[] {
  const names = Object.keys(factors).toSorted((one, other) => sizeOf(other) - sizeOf(one));
  // the places of the values, factor by factor
  let rows: number[][] = [[]];

  for (const [place, name] of names.entries()) {
    const size = sizeOf(name);
    if (place < 2) {
      rows = rows.flatMap((row) => range(size).map((value) => [...row, value]));
      continue;
    }
    const missing = new Set(
      range(place).flatMap((other) =>
        range(sizeOf(names[other] ?? '')).flatMap((met) =>
          range(size).map((value) => `${other} ${met} ${value}`),
        ),
      ),
    );
    const meet = (row: readonly number[], value: number) =>
      row.map((met, other) => `${other} ${met} ${value}`);
    for (const [index, row] of rows.entries()) {
      const gain = (value: number) => meet(row, value).filter((pair) => missing.has(pair)).length;
      // where several are as good, each has its turn
      const candidates = range(size).map((value) => (value + index) % size);
      const best = candidates.reduce((one, other) => (gain(other) > gain(one) ? other : one));
      for (const pair of meet(row, best)) missing.delete(pair);
      row.push(best);
    }
    for (const pair of missing) {
      const [other = 0, met = 0, value = 0] = pair.split(' ').map(Number);
      const row = range(place).map((index) => (index === other ? met : 0));
      for (const done of meet(row, value)) missing.delete(done);
      rows.push([...row, value]);
    }
  }
  const read = (row: readonly number[]) =>
    names.map((name, place) => [name, factors[name]?.[row[place] ?? 0]]);
  return rows.map((row) => Object.fromEntries(read(row)) as Row<Factors>);

  function sizeOf(name: string): number {
    return factors[name]?.length ?? 0;
  }
}

const range = (size: number): readonly number[] => Array.from({ length: size }, (_, index) => index);
