import { describe, expect, it } from 'vitest';
import { findTypeaheadMatch, isPrintableKey, appendToQuery } from './typeahead.ts';

const names = ['Ada', 'Bert', 'Änne', 'Anton', undefined, '山田', 'Яна'];
const find = (typed: string, from: number) =>
  findTypeaheadMatch(typed, from, names.length, (row) => names[row]);

describe('typing to find a row', () => {
  it('goes to the next row that starts so, around the end, whatever case and accents', () => {
    expect(find('a', 0)).toBe(2);
    expect(find('b', 1)).toBe(1);
    expect(find('a', 3)).toBe(0);
  });

  it('stays with a row while more letters fit it', () => {
    expect(find('ant', 3)).toBe(3);
    expect(find('ant', 0)).toBe(3);
  });

  it('goes through the rows with one letter again and again', () => {
    expect(find('aa', 0)).toBe(2);
    expect(find('aaa', 2)).toBe(3);
  });

  it('begins with the first row where none is the present one', () => {
    expect([find('a', -1), find('ad', -1), find('я', -1), find('ян', -1)]).toEqual([0, 0, 6, 6]);
  });

  it('reads other scripts', () => {
    expect([find('山', 0), find('я', 0)]).toEqual([5, 6]);
  });

  it('stays where it is when nothing fits', () => {
    expect(find('xyz', 2)).toBe(-1);
    expect(findTypeaheadMatch('a', 0, 0, () => undefined)).toBe(-1);
  });
});

describe('a typeahead query', () => {
  it('grows with each letter, until a pause', () => {
    const first = appendToQuery(undefined, 'a', 1000);
    const second = appendToQuery(first, 'n', 1400);
    expect(second.text).toBe('an');
    expect(appendToQuery(second, 'b', 1900).text).toBe('b');
  });

  it('is made of characters, not of the names of keys', () => {
    expect(['a', 'Я', '山', '𠮷', ' '].every(isPrintableKey)).toBe(true);
    expect(['Enter', 'F2', 'ArrowUp', 'Dead', ''].some(isPrintableKey)).toBe(false);
  });
});
