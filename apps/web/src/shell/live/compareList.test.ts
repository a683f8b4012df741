import { describe, expect, it } from 'vitest';
import { compareList } from './compareList.ts';

const page = (number: number, total: number, ...ids: readonly (number | readonly [number, number])[]) => ({
  data: ids.map((one) =>
    typeof one === 'number' ? { id: one, version: 1 } : { id: one[0], version: one[1] },
  ),
  meta: { total, page: number, per_page: 4 },
});
const view = { first: 0, last: 2 };

describe('a list that others have changed', () => {
  it('stays as it is while only what its rows hold is new', () => {
    const comparison = compareList([page(1, 9, 1, 2, 3, 4)], [page(1, 9, 1, [2, 2], 3, 4)], 0, view);
    expect(comparison).toMatchObject({ moves: false, added: 0 });
    expect(comparison.inPlace).toEqual([page(1, 9, 1, [2, 2], 3, 4)]);
  });

  it('moves when a row comes or goes above what is in view, and not below', () => {
    const shown = [page(1, 9, 1, 2, 3, 4)];
    expect(compareList(shown, [page(1, 10, 9, 1, 2, 3)], 0, view)).toMatchObject({ moves: true, added: 1 });
    expect(compareList(shown, [page(1, 8, 1, 3, 4, 5)], 0, view)).toMatchObject({ moves: true, added: 0 });
    expect(compareList(shown, [page(1, 10, 1, 2, 3, 9)], 0, view)).toMatchObject({ moves: false, added: 1 });
  });

  it('keeps each row at its place, with what is new of it, until it may move', () => {
    const { inPlace } = compareList([page(1, 9, 1, 2, 3, 4)], [page(1, 10, 9, 1, [2, 2], 3)], 0, view);
    expect(inPlace).toEqual([page(1, 9, 1, [2, 2], 3, 4)]);
  });

  it('is compared from where its pages begin', () => {
    const [shown, now] = [[page(2, 9, 5, 6, 7, 8)], [page(2, 10, 4, 5, 6, 7)]];
    expect(compareList(shown, now, 4, { first: 5, last: 6 }).moves).toBe(true);
    const end = [page(2, 10, 5, 6, 7, 9)];
    expect(compareList(shown, end, 4, { first: 5, last: 6 }).moves).toBe(false);
  });
});
