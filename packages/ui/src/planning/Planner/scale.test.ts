import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf } from './days.ts';
import { dayAt, layScale, plannerZooms, unitsIn, xOf } from './scale.ts';

const zooms = constantFrom(...plannerZooms);
const starts = integer({ min: -20_000, max: 40_000 });
const lengths = integer({ min: 0, max: 3000 });

describe('a timeline', () => {
  it('finds the day at the place of each day, at every zoom', () => {
    assert(
      property(zooms, starts, lengths, (zoom, start, length) => {
        const scale = layScale(zoom, { start, end: start + length }, 900);
        for (const day of [start, start + length, start + (length >> 1)])
          expect(dayAt(scale, xOf(scale, day) + scale.dayWidth / 2)).toBe(day);
        expect(xOf(scale, start)).toBeGreaterThanOrEqual(900);
      }),
    );
  });

  it('stays narrow enough for a browser, however far its dates are apart', () => {
    const all = { start: dayOf('0001-01-01'), end: dayOf('9999-12-31') };
    expect(layScale('day', all, 900).width).toBeLessThan(33_000_000);
  });
});

describe('the units above a timeline', () => {
  it('follow each other without a gap and cover all days', () => {
    const units = constantFrom('day', 'week', 'month', 'quarter', 'year');
    assert(
      property(units, starts, lengths, integer({ min: 0, max: 6 }), (unit, start, length, firstDay) => {
        const found = unitsIn(unit, { start, end: start + length }, firstDay);
        expect(found[0]?.start).toBeLessThanOrEqual(start);
        expect(found.at(-1)?.end).toBeGreaterThanOrEqual(start + length);
        expect(found.slice(1).map((one) => one.start)).toEqual(found.slice(0, -1).map((one) => one.end + 1));
      }),
    );
  });

  it('begin with the week of the company, the quarter and the year', () => {
    const day = dayOf('2026-05-20');
    const startOf = (unit: 'week' | 'quarter' | 'year', firstDay = 1) =>
      unitsIn(unit, { start: day, end: day }, firstDay).map(({ start }) => dateOf(start));
    expect(startOf('week')).toEqual(['2026-05-18']);
    expect(startOf('week', 0)).toEqual(['2026-05-17']);
    expect(startOf('quarter')).toEqual(['2026-04-01']);
    expect(startOf('year')).toEqual(['2026-01-01']);
  });
});
