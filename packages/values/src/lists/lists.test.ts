import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { locales } from '../locales/index.ts';
import { createNamesFormat, keysOf, parseBracketedList, parseJsonList } from './lists.ts';

describe('reading a list from a text', () => {
  it.each([
    ['["a.png", "b.png"]', ['a.png', 'b.png']],
    ['[1, "2", null, {}]', ['1', '2']],
    ['[]', []],
    ['{"a":1}', []],
    ['not json', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('reads the JSON %s', (text, items) => {
    expect(parseJsonList(text)).toEqual(items);
  });

  it.each([
    ['[\'open\', "done"]', ['open', 'done']],
    ['[a,b]', ['a', 'b']],
    ['a, b', ['a', 'b']],
    ['[]', []],
    ['', []],
    [null, []],
  ])('reads the bracketed %s', (text, items) => {
    expect(parseBracketedList(text)).toEqual(items);
  });

  it('reads back any list of texts', () => {
    assert(
      property(array(string()), (items) => {
        expect(parseJsonList(JSON.stringify(items))).toEqual(items);
      }),
    );
    const word = string({ unit: constantFrom('a', 'Z', '9', ' ', '_', '-', 'ñ', '语'), minLength: 1 }).filter(
      (item) => item.trim() === item,
    );
    assert(
      property(array(word), (items) => {
        expect(parseBracketedList(`[${items.map((item) => `'${item}'`).join(', ')}]`)).toEqual(items);
      }),
    );
  });
});

describe('the keys of an object', () => {
  it('are listed in their order, by their type', () => {
    const keys = keysOf({ late: 1, early: 2 });
    expect(keys).toEqual(['late', 'early']);
    expectTypeOf(keys).toEqualTypeOf<('late' | 'early')[]>();
  });
});

describe('names that are shown together', () => {
  it.each(locales)('are told apart in %s', (locale) => {
    const text = createNamesFormat(locale).format(['Ada Lovelace', 'Li Wei', 'Cy Twombly']);
    expect(text).toMatch(/Ada Lovelace[,、] ?Li Wei/);
  });
});
