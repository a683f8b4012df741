import { describe, expect, it } from 'vitest';
import { isSame, moveBy, moveTo, resizeBy, resizeTo, type WidgetLayout } from './widgetLayout.ts';

const layout: WidgetLayout = [
  { id: 'figures', columns: 12, rows: 1 },
  { id: 'chart', columns: 8, rows: 3 },
  { id: 'list', columns: 4, rows: 3 },
];

const order = (arranged: WidgetLayout) => arranged.map(({ id }) => id).join(' ');
const sizeOf = (arranged: WidgetLayout, id: string) => {
  const { columns, rows } = arranged.find((item) => item.id === id) ?? {};
  return [columns, rows];
};

describe('arranging widgets', () => {
  it('moves one by a position, and not past the ends', () => {
    expect(order(moveBy(layout, 'list', -1))).toBe('figures list chart');
    expect(order(moveBy(layout, 'figures', 1))).toBe('chart figures list');
    expect(order(moveBy(layout, 'figures', -1))).toBe('figures chart list');
    expect(order(moveBy(layout, 'list', 1))).toBe('figures chart list');
    expect(order(moveTo(layout, 'figures', 2))).toBe('chart list figures');
    expect(order(moveTo(layout, 'unknown', 0))).toBe('figures chart list');
  });

  it('makes one wider and narrower by steps that fill rows, and higher and lower by a row', () => {
    const widths = [];
    for (let now = resizeBy(layout, 'list', -1, 0); ; now = resizeBy(now, 'list', 1, 0)) {
      widths.push(sizeOf(now, 'list')[0]);
      if (isSame(now, resizeBy(now, 'list', 1, 0))) break;
    }
    expect(widths).toEqual([3, 4, 6, 8, 9, 12]);
    expect(sizeOf(resizeBy(layout, 'list', 0, 1), 'list')).toEqual([4, 4]);
    expect(sizeOf(resizeBy(layout, 'figures', 0, -1), 'figures')).toEqual([12, 1]);
    expect(sizeOf(resizeTo(layout, 'list', 5, 2), 'list')).toEqual([5, 2]);
    expect(sizeOf(resizeTo(layout, 'list', 1, 40), 'list')).toEqual([3, 6]);
  });

  it('knows when nothing has changed', () => {
    expect(isSame(layout, [...layout])).toBe(true);
    expect(isSame(layout, layout.toReversed())).toBe(false);
    expect(isSame(layout, layout.slice(1))).toBe(false);
  });
});
