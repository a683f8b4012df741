/** Where a point stands, from 0 to 1 along each axis; null where there is none. */
export type Point = readonly [along: number, up: number] | null;

const round = (share: number) => Number((share * 100).toFixed(3));

/** Returns where points stand along the axis: from 0 for the first to 1 for the last, or in the middle where there is but one. */
export const alongOf = (index: number, count: number): number => (count === 1 ? 0.5 : index / (count - 1));

/** Returns the path of a line through places, 100 wide and high, with gaps where there are none. */
export const lineThrough = (places: readonly Point[]): string =>
  places
    .map((place, index) => {
      if (place === null) return '';
      const isNew = (places[index - 1] ?? null) === null;
      return `${isNew ? 'M' : 'L'}${round(place[0])} ${round(1 - place[1])}`;
    })
    .join('');

/** Returns the shape between a line and the one below it, for `clip-path`. */
export const shapeBetween = (
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string =>
  `polygon(${[...upper, ...lower.toReversed()]
    .map(([along, up]) => `${round(along)}% ${round(1 - up)}%`)
    .join(', ')})`;
