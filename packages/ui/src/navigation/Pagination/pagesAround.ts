/**
 * Returns the pages that are offered, with null where some are left out: the first, the last, the current one and those beside it. Their number
 * stays the same while somebody leafs through, so that the buttons stay in their places.
 */
export function pagesAround(page: number, pageCount: number): readonly (number | null)[] {
  const maxShown = 7;
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pageCount <= maxShown) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...range(pageCount - 4, pageCount)];
  return [1, null, ...range(page - 1, page + 1), null, pageCount];
}
