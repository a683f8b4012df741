import { describe, expect, it } from 'vitest';
import { pagesAround } from './pagesAround.ts';

describe('the pages that are offered', () => {
  it.each<[number, number, readonly (number | null)[]]>([
    [1, 0, []],
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [6, 9, [1, null, 5, 6, 7, 8, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
  ])('of page %i of %i', (page, count, pages) => {
    expect(pagesAround(page, count)).toEqual(pages);
  });
});
