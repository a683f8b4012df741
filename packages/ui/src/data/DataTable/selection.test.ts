import { array, assert, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extentOf, keysBetween, toggleKey } from './selection.ts';

const self = (row: number) => row;

describe('selecting rows', () => {
  it('adds one and takes it out again', () => {
    const selected = toggleKey(new Set([1]), 2);
    expect([...selected]).toEqual([1, 2]);
    expect([...toggleKey(selected, 1)]).toEqual([2]);
  });

  it('reaches from one row to another, whichever is first', () => {
    const rows = [10, 11, undefined, 13, 14];
    expect(keysBetween(rows, 1, 3, self)).toEqual([11, 13]);
    expect(keysBetween(rows, 3, 1, self)).toEqual([11, 13]);
    expect(keysBetween(rows, -5, 99, self)).toEqual([10, 11, 13, 14]);
  });

  it('holds the loaded rows of a range, all of them and no others', () => {
    const anyRows = array(option(integer(), { nil: undefined }), { minLength: 1, maxLength: 20 });
    const place = integer({ min: 0, max: 19 });
    assert(
      property(anyRows, place, place, (rows, a, b) => {
        const keys = keysBetween(rows, a, b, self);
        const expected = rows.filter((_, at) => at >= Math.min(a, b) && at <= Math.max(a, b));
        expect(keys).toEqual(expected.filter((row) => row !== undefined));
        expect(keysBetween(rows, b, a, self)).toEqual(keys);
      }),
    );
  });

  it('says how much of what is loaded is selected', () => {
    expect(extentOf([1, 2], new Set(), self)).toBe('none');
    expect(extentOf([1, 2], new Set([1]), self)).toBe('some');
    expect(extentOf([1, undefined, 2], new Set([1, 2, 3]), self)).toBe('all');
    expect(extentOf([1, 2], new Set([9]), self)).toBe('some');
    expect(extentOf([undefined], new Set([9]), self)).toBe('some');
  });
});
