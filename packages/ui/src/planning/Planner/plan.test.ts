import { array, assert, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from './days.ts';
import { linksOf } from './links.ts';
import { datesOf, dragSpan, nudgeSpan, spanOf } from './move.ts';
import { layPlan } from './plan.ts';
import type { PlannerItem } from './Planner.types.ts';

const none: ReadonlySet<string> = new Set();
const item = (
  id: string,
  parentId: string | null,
  start: string | null = null,
  end = start,
): PlannerItem => ({
  id,
  parentId,
  label: id,
  start,
  end,
});
const ids = (items: readonly PlannerItem[], collapsed = none) =>
  layPlan(items, collapsed).rows.map((row) => `${'.'.repeat(row.level - 1)}${row.item.id}`);

describe('the rows of a plan', () => {
  it('have no days from a text that is no date', () => {
    const items = ['', '17.03.2026', '2026-13-45', '2026-03-17T00:00:00Z'].map((text) =>
      item(text, null, text),
    );
    expect(layPlan(items, none).rows.map(({ span }) => span)).toEqual(items.map(() => undefined));
    const halfKnown = layPlan([item('half', null, 'soon', '2026-03-17')], none);
    expect(halfKnown.rows[0]?.span).toEqual({ start: dayOf('2026-03-17'), end: dayOf('2026-03-17') });
  });

  it('stand below what they belong to, in the order in which they come', () => {
    const items = [item('b1', 'b'), item('a', null), item('b', null), item('b2', 'b'), item('b11', 'b1')];
    expect(ids(items)).toEqual(['a', 'b', '.b1', '..b11', '.b2']);
    expect(ids(items, new Set(['b1']))).toEqual(['a', 'b', '.b1', '.b2']);
  });

  it('are all there once, even where something is below itself or below nothing that is known', () => {
    const tree = uniqueArray(
      record({ id: integer({ min: 0, max: 20 }), parent: option(integer({ min: 0, max: 25 })) }),
      {
        selector: ({ id }) => id,
      },
    );
    assert(
      property(tree, (drawn) => {
        const items = drawn.map(({ id, parent }) => item(`${id}`, parent === null ? null : `${parent}`));
        const rows = layPlan(items, none).rows.map((row) => row.item.id);
        expect(rows.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('take the days of all below where they have none, shown or not', () => {
    const items = [
      item('whole', null),
      item('part', 'whole', '2026-03-02', '2026-03-04'),
      item('late', 'part', '2026-03-09'),
    ];
    for (const collapsed of [none, new Set(['whole'])]) {
      const [row] = layPlan(items, collapsed).rows;
      expect(row).toMatchObject({
        isDerived: true,
        span: { start: dayOf('2026-03-02'), end: dayOf('2026-03-09') },
      });
    }
  });

  it('are joined by lines that say what begins too early', () => {
    const [a, b] = [item('a', null, '2026-03-02', '2026-03-04'), item('b', null, '2026-03-04')];
    const links = (start: string) =>
      linksOf(layPlan([a, { ...b, start, end: start, dependsOn: ['a', 'unknown'] }], none), none);
    expect(links('2026-03-04')).toMatchObject([{ from: 0, to: 1, isBroken: true }]);
    expect(links('2026-03-05')).toMatchObject([{ isBroken: false }]);
  });
});

describe('moving a bar', () => {
  const spans = record({ start: integer({ min: 0, max: 30_000 }), length: integer({ min: 0, max: 400 }) });

  it('keeps its length, and changing one end keeps the other and at least a day', () => {
    assert(
      property(spans, integer({ min: -500, max: 500 }), ({ start, length }, days) => {
        const span = { start, end: start + length };
        const moved = dragSpan(span, 'whole', days);
        expect(moved.end - moved.start).toBe(length);
        const [first, last] = [dragSpan(span, 'start', days), dragSpan(span, 'end', days)];
        expect([first.end, last.start]).toEqual([span.end, span.start]);
        for (const one of [first, last]) expect(one.end).toBeGreaterThanOrEqual(one.start);
      }),
    );
  });

  it('by a key goes a unit of the zoom', () => {
    const span = { start: dayOf('2026-01-31'), end: dayOf('2026-02-02') };
    const dates = (zoom: 'day' | 'week' | 'month' | 'quarter', part: 'end' | 'whole' = 'whole') => {
      const { start, end } = nudgeSpan(span, zoom, 1, part);
      return [dateOf(start), dateOf(end)];
    };
    expect(dates('day')).toEqual(['2026-02-01', '2026-02-03']);
    expect(dates('week')).toEqual(['2026-02-07', '2026-02-09']);
    expect(dates('month')).toEqual(['2026-02-28', '2026-03-02']);
    expect(dates('quarter', 'end')).toEqual(['2026-01-31', '2026-05-02']);
  });

  it('leaves an item of one day with the one date that it had', () => {
    const due = { start: null, end: '2026-03-04' };
    const day = dayOf('2026-03-09');
    expect(spanOf(due)).toEqual({ start: dayOf('2026-03-04'), end: dayOf('2026-03-04') });
    expect(datesOf(due, { start: day, end: day })).toEqual({ start: null, end: '2026-03-09' });
    const begun = { start: '2026-03-04', end: null };
    expect(datesOf(begun, { start: day, end: day })).toEqual({ start: '2026-03-09', end: null });
    expect(datesOf(due, { start: day, end: day + 1 })).toEqual({ start: '2026-03-09', end: '2026-03-10' });
    expect(datesOf({ start: null, end: null }, { start: day, end: day })).toEqual({
      start: '2026-03-09',
      end: '2026-03-09',
    });
  });

  it('reads back the dates of any item', () => {
    const dates = array(constantFrom('2026-03-02', '2026-03-09', '2026-04-01'), {
      minLength: 2,
      maxLength: 2,
    });
    assert(
      property(dates, (drawn) => {
        const [start = '', end = ''] = drawn.toSorted();
        const span = spanOf({ start, end });
        expect(span && datesOf({ start, end }, span)).toEqual({ start, end });
      }),
    );
  });
});
