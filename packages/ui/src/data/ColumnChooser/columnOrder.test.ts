import { describe, expect, it } from 'vitest';
import type { ColumnLayout } from '../DataTable/index.ts';
import { isOrderOf, moveColumn, orderColumns, toLayout } from './columnOrder.ts';

const columns = ['code', 'title', 'status', 'due', 'done'].map((id) => ({ id, header: id }));
const layout: readonly ColumnLayout[] = [
  { id: 'title', pin: 'start', width: 300 },
  { id: 'due' },
  { id: 'code' },
  { id: 'done', pin: 'end' },
];

describe('the order of all columns', () => {
  it('is that of the visible ones, with each hidden one behind its neighbour', () => {
    expect(orderColumns(columns, layout)).toEqual(['title', 'status', 'due', 'code', 'done']);
    expect(orderColumns(columns, [])).toEqual(['code', 'title', 'status', 'due', 'done']);
    expect(orderColumns(columns, [{ id: 'due' }])).toEqual(['code', 'title', 'status', 'due', 'done']);
  });

  it('leaves out what is no column any more', () => {
    expect(orderColumns(columns, [{ id: 'gone' }, ...layout])).not.toContain('gone');
  });

  it('puts pinned columns at their edges, wherever the layout names them', () => {
    expect(
      orderColumns(columns, [{ id: 'done', pin: 'end' }, { id: 'code' }, { id: 'due', pin: 'start' }]),
    ).toEqual(['due', 'code', 'title', 'status', 'done']);
  });

  it('is known from another one', () => {
    expect(isOrderOf(['title', 'status', 'due', 'code', 'done'], layout)).toBe(true);
    expect(isOrderOf(['status', 'title', 'due', 'code', 'done'], layout)).toBe(true);
    expect(isOrderOf(['title', 'code', 'due', 'status', 'done'], layout)).toBe(false);
    expect(isOrderOf(['title', 'due', 'code'], layout)).toBe(false);
  });
});

describe('moving a column', () => {
  const order = ['title', 'status', 'due', 'code', 'done'];

  it('puts it at another place', () => {
    expect(moveColumn(order, 'code', 1, layout)).toEqual(['title', 'code', 'status', 'due', 'done']);
    expect(moveColumn(order, 'status', 3, layout)).toEqual(['title', 'due', 'code', 'status', 'done']);
  });

  it('leaves pinned columns at their edges', () => {
    expect(moveColumn(order, 'code', 0, layout)[0]).toBe('title');
    expect(moveColumn(order, 'code', 9, layout).at(-1)).toBe('done');
    expect(moveColumn(order, 'title', 3, layout)).toEqual(order);
  });
});

describe('laying columns out', () => {
  it('keeps widths and pins, and gives a new column neither', () => {
    const visible = new Set(['status', 'title', 'due']);
    expect(toLayout(['title', 'status', 'due'], visible, layout)).toEqual([
      { id: 'title', pin: 'start', width: 300 },
      { id: 'status' },
      { id: 'due' },
    ]);
  });
});
