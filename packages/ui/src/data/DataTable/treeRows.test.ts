import { array, assert, constant, integer, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layLines } from './lines.ts';
import { layTree, nestRows } from './treeRows.ts';

interface Item {
  readonly id: number;
  readonly parent: number | null;
}

const getRowKey = ({ id }: Item) => id;
const getParentKey = ({ parent }: Item) => parent;
const item = (id: number, parent: number | null = null): Item => ({ id, parent });

/** Lays items out, of which those with some ids are expanded. */
function lay(items: readonly Item[], expanded: readonly number[]) {
  const { rows, getSubRows } = nestRows({ rows: items, getRowKey, getParentKey });
  return layTree(rows, { getRowKey, getSubRows }, new Set(expanded));
}

const family = [item(1), item(2), item(11, 1), item(12, 1), item(111, 11), item(3, 99)];
const idsOf = (rows: readonly (Item | undefined)[]) => rows.map((row) => row?.id);

describe('the rows of a tree', () => {
  it('are those that are below no other, until one is expanded', () => {
    expect(idsOf(lay(family, []).rows)).toEqual([1, 2, 3]);
    expect(idsOf(lay(family, [11]).rows)).toEqual([1, 2, 3]);
    expect(idsOf(lay(family, [1]).rows)).toEqual([1, 11, 12, 2, 3]);
    expect(idsOf(lay(family, [1, 11]).rows)).toEqual([1, 11, 111, 12, 2, 3]);
  });

  it('know where they stand', () => {
    const { places, starts } = lay(family, [1, 11]);
    expect(places[2]).toEqual({
      level: 3,
      position: 1,
      size: 1,
      count: 0,
      isExpanded: undefined,
      parent: 1,
      root: 0,
    });
    expect(places[3]).toEqual({
      level: 2,
      position: 2,
      size: 2,
      count: 0,
      isExpanded: undefined,
      parent: 0,
      root: 0,
    });
    expect(places[4]).toMatchObject({ level: 1, position: 2, size: 3, parent: -1, root: 1 });
    expect(places.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0]);
    expect(places.map(({ isExpanded }) => isExpanded)).toEqual([
      true,
      true,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(starts).toEqual([0, 4, 5, 6]);
  });

  it('have places for those that are being loaded', () => {
    const getSubRows = ({ id }: Item) => (id === 1 ? [undefined, item(12)] : []);
    const { places, rows } = layTree([item(1), undefined], { getRowKey, getSubRows }, new Set([1]));
    expect(idsOf(rows)).toEqual([1, undefined, 12, undefined]);
    expect(places[1]).toMatchObject({ level: 2, position: 1, size: 2, isExpanded: undefined });
    expect(places[2]?.isExpanded).toBeUndefined();
  });

  it('end where one would be below itself', () => {
    const getSubRows = () => [item(2), item(1)];
    const { rows } = layTree([item(1)], { getRowKey, getSubRows }, new Set([1, 2]));
    expect(rows.length).toBeLessThan(10);
  });

  it('are shown once each, below the row that they belong to', () => {
    const parents = array(oneof(constant(null), integer({ min: 0, max: 30 })), { maxLength: 30 });
    assert(
      property(parents, array(integer({ min: 0, max: 30 })), (all, expanded) => {
        // below one that comes before: no row is below itself
        const items = all.map((parent, id) => item(id, parent !== null && parent < id ? parent : null));
        const { places, rows, starts } = lay(items, expanded);
        expect(new Set(rows).size).toBe(rows.length);
        for (const [index, { level, parent, root }] of places.entries()) {
          expect(rows[index]?.parent ?? -1).toBe(parent < 0 ? -1 : rows[parent]?.id);
          expect(level).toBe(parent < 0 ? 1 : (places[parent]?.level ?? NaN) + 1);
          expect(index).toBeGreaterThanOrEqual(starts[root] ?? NaN);
          expect(index).toBeLessThan(starts[root + 1] ?? NaN);
        }
      }),
    );
  });

  it('stand under the headings of their groups with all that is below them', () => {
    const groups = [
      { id: 'a', label: 'A', count: 1 },
      { id: 'b', label: 'B', count: 2 },
    ];
    const { rows } = lay(family, [1]);
    const lines = layLines(rows.length, groups, new Set(), [3, 2]);
    const drawn = Array.from(
      { length: lines.count },
      (_, at) => lines.groupAt(at)?.group.id ?? rows[lines.rowAt(at) ?? -1]?.id,
    );
    expect(drawn).toEqual(['a', 1, 11, 12, 'b', 2, 3]);
  });
});
