import { array, assert, boolean, constantFrom, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SortEntry } from './DataTable.types.ts';
import { isSameSort, pressSort } from './sorting.ts';

const byTitle: SortEntry = { id: 'title', direction: 'ascending' };
const byDate: SortEntry = { id: 'date', direction: 'descending' };

describe('sorting by headers', () => {
  it('sorts upwards, then downwards, then not at all', () => {
    const up = pressSort([], 'title', false);
    const down = pressSort(up, 'title', false);
    expect(up).toEqual([byTitle]);
    expect(down).toEqual([{ id: 'title', direction: 'descending' }]);
    expect(pressSort(down, 'title', false)).toEqual([]);
  });

  it('drops the other columns, unless it adds', () => {
    expect(pressSort([byDate], 'title', false)).toEqual([byTitle]);
    expect(pressSort([byDate], 'title', true)).toEqual([byDate, byTitle]);
  });

  it('keeps the place of a level that turns round, and closes the gap of one that goes', () => {
    expect(pressSort([byTitle, byDate], 'title', true)).toEqual([
      { id: 'title', direction: 'descending' },
      byDate,
    ]);
    expect(pressSort([byDate, byTitle], 'date', true)).toEqual([byTitle]);
  });

  it('never sorts by one column twice, whatever is pressed', () => {
    const presses = array(tuple(constantFrom('a', 'b', 'c'), boolean()), { maxLength: 30 });
    assert(
      property(presses, (pressed) => {
        const sort = pressed.reduce<readonly SortEntry[]>(
          (before, [id, isAdding]) => pressSort(before, id, isAdding),
          [],
        );
        expect(new Set(sort.map(({ id }) => id)).size).toBe(sort.length);
      }),
    );
  });

  it('tells sorts apart by columns, directions and order', () => {
    expect(isSameSort([byTitle, byDate], [{ ...byTitle }, { ...byDate }])).toBe(true);
    expect(isSameSort([byTitle, byDate], [byDate, byTitle])).toBe(false);
    expect(isSameSort([byTitle], [byTitle, byDate])).toBe(false);
    expect(isSameSort([byTitle], [{ id: 'title', direction: 'descending' }])).toBe(false);
  });
});
