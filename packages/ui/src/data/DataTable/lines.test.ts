import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layLines } from './lines.ts';

const group = (id: string, count: number) => ({ id, label: id, count });
const none: ReadonlySet<string> = new Set();

describe('the lines of a table', () => {
  it('are its rows where there are no groups', () => {
    const lines = layLines(3, undefined, none);
    expect([lines.count, lines.rowAt(2), lines.lineOfRow(1), lines.groupAt(0)]).toEqual([3, 2, 1, undefined]);
  });

  it('are headings with their rows behind them', () => {
    const lines = layLines(3, [group('a', 1), group('b', 2)], none);
    const drawn = Array.from(
      { length: lines.count },
      (_, at) => lines.groupAt(at)?.group.id ?? lines.rowAt(at),
    );
    expect(drawn).toEqual(['a', 0, 'b', 1, 2]);
  });

  it('leave out the rows of a collapsed group, and find them in its heading', () => {
    const lines = layLines(3, [group('a', 2), group('b', 1)], new Set(['a']));
    expect(lines.count).toBe(3);
    expect(lines.groupAt(0)).toEqual({ group: group('a', 2), isCollapsed: true });
    expect([lines.lineOfRow(0), lines.lineOfRow(1), lines.lineOfRow(2)]).toEqual([0, 0, 2]);
    expect([lines.rowFrom(0), lines.rowFrom(1), lines.rowFrom(2)]).toEqual([0, 2, 2]);
  });

  it('have no row behind the last one, where totals are, also when that is in a collapsed group', () => {
    expect(layLines(3, undefined, none).rowAt(3)).toBeUndefined();
    const collapsed = layLines(3, [group('a', 2), group('b', 1)], new Set(['b']));
    expect([collapsed.rowAt(collapsed.count - 1), collapsed.rowAt(collapsed.count)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('go on where the counts of the groups end, and end where the rows do', () => {
    expect(layLines(4, [group('a', 1)], none).count).toBe(5);
    expect(layLines(2, [group('a', 1), group('b', 50)], none).count).toBe(4);
  });

  it('hold each row once, in its order', () => {
    const groups = array(record({ count: integer({ min: 0, max: 5 }), isCollapsed: boolean() }), {
      maxLength: 6,
    });
    assert(
      property(groups, integer({ min: 0, max: 20 }), (given, rowCount) => {
        const collapsed = new Set(given.flatMap(({ isCollapsed }, id) => (isCollapsed ? [id] : [])));
        const lines = layLines(
          rowCount,
          given.map(({ count }, id) => ({ id, label: '', count })),
          collapsed,
        );
        const rows: number[] = [];
        for (let line = 0; line < lines.count; line += 1) {
          const row = lines.rowAt(line);
          expect(row === undefined).toBe(lines.groupAt(line) !== undefined);
          if (row === undefined) continue;
          rows.push(row);
          expect(lines.lineOfRow(row)).toBe(line);
        }
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
        expect(new Set(rows).size).toBe(rows.length);
        for (const [id] of given.entries()) expect(lines.groupAt(lines.lineOfGroup(id))?.group.id).toBe(id);
      }),
    );
  });
});
