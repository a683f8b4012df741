import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headerRow, moveInGrid, type GridPosition } from './gridKeys.ts';

const size = { rows: 100, columns: 5, page: 10 };
const press = (
  from: GridPosition,
  key: string,
  options: { hasCtrl?: boolean; isRightToLeft?: boolean } = {},
) => moveInGrid(from, size, { key, hasCtrl: false, isRightToLeft: false, ...options });

describe('walking through a grid', () => {
  it.each([
    ['ArrowDown', { row: 4, column: 2 }],
    ['ArrowUp', { row: 2, column: 2 }],
    ['ArrowLeft', { row: 3, column: 1 }],
    ['ArrowRight', { row: 3, column: 3 }],
    ['Home', { row: 3, column: 0 }],
    ['End', { row: 3, column: 4 }],
    ['PageDown', { row: 13, column: 2 }],
    ['PageUp', { row: 0, column: 2 }],
  ])('%s leads to the expected cell', (key, to) => {
    expect(press({ row: 3, column: 2 }, key)).toEqual(to);
  });

  it('jumps to the corners with Ctrl', () => {
    expect(press({ row: 3, column: 2 }, 'Home', { hasCtrl: true })).toEqual({ row: 0, column: 0 });
    expect(press({ row: 3, column: 2 }, 'End', { hasCtrl: true })).toEqual({ row: 99, column: 4 });
  });

  it('reaches the headers by the arrow, and not by page keys', () => {
    expect(press({ row: 0, column: 1 }, 'ArrowUp')).toEqual({ row: headerRow, column: 1 });
    expect(press({ row: 5, column: 1 }, 'PageUp')).toEqual({ row: 0, column: 1 });
    expect(press({ row: headerRow, column: 1 }, 'PageUp')).toEqual({ row: headerRow, column: 1 });
    expect(press({ row: headerRow, column: 1 }, 'PageDown')).toEqual({ row: 10, column: 1 });
  });

  it('turns left and right round where text runs from right to left', () => {
    expect(press({ row: 0, column: 1 }, 'ArrowLeft', { isRightToLeft: true })).toEqual({ row: 0, column: 2 });
  });

  it('leaves other keys alone', () => {
    expect(press({ row: 0, column: 0 }, 'a')).toBeUndefined();
    expect(press({ row: 0, column: 0 }, 'Tab')).toBeUndefined();
  });

  it('never leaves the grid, whatever its size', () => {
    const keys = constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    );
    const cases = record({
      rows: integer({ min: 0, max: 20 }),
      columns: integer({ min: 1, max: 4 }),
      page: integer({ min: 1, max: 30 }),
      key: keys,
      hasCtrl: boolean(),
      isRightToLeft: boolean(),
      row: integer({ min: -1, max: 19 }),
      column: integer({ min: 0, max: 3 }),
    });
    assert(
      property(cases, ({ rows, columns, page, key, hasCtrl, isRightToLeft, ...at }) => {
        const from = { row: Math.min(at.row, rows - 1), column: Math.min(at.column, columns - 1) };
        const to = moveInGrid(from, { rows, columns, page }, { key, hasCtrl, isRightToLeft });
        expect(to?.row).toBeGreaterThanOrEqual(headerRow);
        expect(to?.row).toBeLessThan(Math.max(rows, 0));
        expect(to?.column).toBeGreaterThanOrEqual(0);
        expect(to?.column).toBeLessThan(columns);
      }),
    );
  });
});
