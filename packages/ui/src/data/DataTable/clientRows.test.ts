import { describe, expect, it } from 'vitest';
import { filterRows, sortRows, type ClientFilter } from './clientRows.ts';
import type { DataTableColumn } from './DataTable.types.ts';

interface Item {
  id: number;
  name: string;
  price: number | null;
  group: string | null;
  tags: readonly string[];
  due: string | null;
}

const items: readonly Item[] = [
  { id: 1, name: 'Åland 10', price: 10, group: 'a', tags: ['x'], due: '2026-01-15' },
  { id: 2, name: 'Berlin', price: null, group: null, tags: [], due: null },
  { id: 3, name: 'Åland 9', price: 2.5, group: 'b', tags: ['x', 'y'], due: '2026-02-01T08:00:00Z' },
  { id: 4, name: 'Zürich', price: 10, group: 'a', tags: ['y'], due: '2026-01-31' },
];
const columns: readonly DataTableColumn<Item>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'price', header: 'Price', cell: ({ price }) => `${price} €`, getSortValue: ({ price }) => price },
];
const filters: readonly ClientFilter<Item>[] = [
  { kind: 'choice', id: 'group', label: 'Group', options: [], getValue: ({ group }) => group },
  { kind: 'choice', id: 'tags', label: 'Tags', options: [], getValue: ({ tags }) => tags },
  { kind: 'numberRange', id: 'price', label: 'Price', getValue: ({ price }) => price },
  { kind: 'dateRange', id: 'due', label: 'Due', getValue: ({ due }) => due },
];
const ids = (rows: readonly Item[]) => rows.map(({ id }) => id);

describe('filtering rows in the browser', () => {
  it.each([
    ['nothing that is set', { group: [], price: {} }, [1, 2, 3, 4]],
    ['choices, also that of none', { group: ['b', null] }, [2, 3]],
    ['one of several values', { tags: ['x'] }, [1, 3]],
    ['rows without any value', { tags: [null] }, [2]],
    ['a range of numbers, both ends included', { price: { from: 2.5, to: 9 } }, [3]],
    ['an open range, which nothing without a number is in', { price: { from: 0 } }, [1, 3, 4]],
    ['a range of days, of instants too', { due: { from: '2026-01-31', to: '2026-02-01' } }, [3, 4]],
    ['no date', { due: { isEmpty: true } }, [2]],
    ['all filters at once', { group: ['a'], due: { to: '2026-01-20' } }, [1]],
  ] as const)('by %s', (_, values, expected) => {
    expect(ids(filterRows(items, filters, values))).toEqual(expected);
  });
});

describe('sorting rows in the browser', () => {
  const by = (id: string, direction: 'ascending' | 'descending') => ({ id, direction });

  it('reads texts as the locale does, and the numbers in them as numbers', () => {
    expect(ids(sortRows(items, [by('name', 'ascending')], columns, 'de'))).toEqual([3, 1, 2, 4]);
    expect(ids(sortRows(items, [by('name', 'ascending')], columns, 'sv'))).toEqual([2, 4, 3, 1]);
  });

  it('puts what has no value last, in either direction, and breaks ties by the next level', () => {
    const up = sortRows(items, [by('price', 'ascending'), by('name', 'descending')], columns, 'de');
    expect(ids(up)).toEqual([3, 4, 1, 2]);
    expect(ids(sortRows(items, [by('price', 'descending')], columns, 'de'))).toEqual([1, 4, 3, 2]);
  });

  it('leaves the rows as they are by columns that there are not', () => {
    expect(sortRows(items, [by('gone', 'ascending')], columns, 'de')).toBe(items);
  });
});
