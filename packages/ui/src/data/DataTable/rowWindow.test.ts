import { assert, double, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyHeight, renderedRows, offsetOf, offsetShowing, windowAt } from './rowWindow.ts';

const measures = { count: 10_000, rowHeight: 36, viewHeight: 360 };
const anyMeasures = record({
  count: integer({ min: 1, max: 5_000_000 }),
  rowHeight: integer({ min: 20, max: 60 }),
  viewHeight: integer({ min: 50, max: 2000 }),
});
const share = double({ min: 0, max: 1, noNaN: true });

describe('the rows in view', () => {
  it('are those that a scroll offset uncovers, half ones too', () => {
    expect(windowAt(0, measures)).toEqual({ first: 0, last: 9, shift: 0 });
    expect(windowAt(18, measures)).toEqual({ first: 0, last: 10, shift: 0 });
    expect(windowAt(3600, measures)).toEqual({ first: 100, last: 109, shift: 0 });
  });

  it('are none where there are none', () => {
    expect(renderedRows(windowAt(0, { ...measures, count: 0 }), 0, [])).toEqual([]);
  });

  it('stay inside the rows when the browser bounces past an end', () => {
    expect(windowAt(-200, measures)).toMatchObject({ first: 0, last: 9 });
    expect(windowAt(10_000_000, measures)).toMatchObject({ first: 9990, last: 9999 });
  });

  it('fill the view at every offset, however many there are, and are drawn within it', () => {
    assert(
      property(anyMeasures, share, (given, part) => {
        const scrollTop = Math.round(part * Math.max(bodyHeight(given) - given.viewHeight, 0));
        const { first, last, shift } = windowAt(scrollTop, given);
        const top = first * given.rowHeight + shift - scrollTop;
        const bottom = (last + 1) * given.rowHeight + shift - scrollTop;
        expect(top).toBeLessThanOrEqual(1);
        expect(bottom).toBeGreaterThanOrEqual(Math.min(given.viewHeight, given.count * given.rowHeight) - 1);
        expect(last).toBeLessThan(given.count);
      }),
    );
  });

  it('end with the last row at the end of the tallest body', () => {
    const many = { count: 5_000_000, rowHeight: 36, viewHeight: 700 };
    expect(bodyHeight(many)).toBeLessThan(33_554_428);
    expect(windowAt(bodyHeight(many) - 700, many).last).toBe(4_999_999);
  });
});

describe('scrolling to a row', () => {
  it('puts it at the top', () => {
    expect(offsetOf(5000, measures)).toBe(180_000);
    const many = { count: 5_000_000, rowHeight: 36, viewHeight: 700 };
    expect(windowAt(offsetOf(3_000_000, many), many).first).toBeCloseTo(3_000_000, -1);
  });

  it('moves no further than it must to show it whole', () => {
    expect(offsetShowing(5, 0, measures)).toBe(0);
    expect(offsetShowing(10, 0, measures)).toBe(36);
    expect(offsetShowing(10, 1000, measures)).toBe(360);
  });

  it('shows it whole from wherever it starts', () => {
    assert(
      property(anyMeasures, share, share, (given, from, to) => {
        const room = Math.max(bodyHeight(given) - given.viewHeight, 0);
        const row = Math.floor(to * (given.count - 1));
        const scrollTop = Math.min(offsetShowing(row, from * room, given), room);
        const { first, last } = windowAt(scrollTop, given);
        expect(row).toBeGreaterThanOrEqual(first - 1);
        expect(row).toBeLessThanOrEqual(last + 1);
      }),
    );
  });
});

describe('the rows that are drawn', () => {
  const view = { first: 100, last: 109, shift: 0 };

  it('are a few more than those in view', () => {
    expect(renderedRows(view, 10_000, [undefined])).toEqual([
      98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111,
    ]);
    expect(renderedRows({ first: 0, last: 2, shift: 0 }, 3, [undefined])).toEqual([0, 1, 2]);
  });

  it('hold the row with the focus, in its order and once', () => {
    expect(renderedRows(view, 10_000, [3, 7]).slice(0, 2)).toEqual([3, 7]);
    expect(renderedRows(view, 10_000, [9000]).at(-1)).toBe(9000);
    expect(renderedRows(view, 10_000, [105])).toHaveLength(14);
    expect(renderedRows(view, 10_000, [10_000])).toHaveLength(14);
  });
});
