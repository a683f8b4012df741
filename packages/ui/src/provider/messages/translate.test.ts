import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { translate, type Catalogue } from './translate.ts';

const en: Catalogue = {
  locale: 'en',
  messages: {
    rows_one: '{{count}} row',
    rows_other: '{{count}} rows',
    by: 'by {{person}} of {{team}}',
    close: 'Close',
  },
};
const ru: Catalogue = {
  locale: 'ru',
  messages: {
    rows_one: '{{count}} строка',
    rows_few: '{{count}} строки',
    rows_many: '{{count}} строк',
    rows_other: '{{count}} строки',
  },
};
const de: Catalogue = { locale: 'de', messages: { rows_other: '{{count}} Zeilen' } };

describe('a text', () => {
  it('comes from the first catalogue that has it', () => {
    expect(translate([ru, en], 'close')).toBe('Close');
    expect(translate([{ locale: 'en', messages: { close: 'Dismiss' } }, en], 'close')).toBe('Dismiss');
  });

  it('is its key where no catalogue has it', () => {
    expect(translate([ru, en], 'nowhere')).toBe('nowhere');
  });

  it('has its placeholders filled, and keeps those that got no value', () => {
    expect(translate([en], 'by', { person: 'Ada $& {{team}}' })).toBe('by Ada $& {{team}} of {{team}}');
  });

  it.each([
    [1, '1 строка'],
    [3, '3 строки'],
    [5, '5 строк'],
    [1.5, '1,5 строки'],
  ])('chooses the plural of its language for %d', (count, text) => {
    expect(translate([ru, en], 'rows', { count })).toBe(text);
  });

  it('writes numbers as its language does', () => {
    expect(translate([en], 'rows', { count: 10_000 })).toBe('10,000 rows');
    expect(translate([de], 'rows', { count: 10_000 })).toBe('10.000 Zeilen');
  });

  it('falls back to the general plural, and chooses by the language it found', () => {
    expect(translate([de], 'rows', { count: 1 })).toBe('1 Zeilen');
    expect(translate([{ locale: 'ru', messages: {} }, en], 'rows', { count: 1 })).toBe('1 row');
  });
});

it('every English text is a sentence, not empty and without a stray brace', () => {
  const odd = Object.entries(english).filter(
    ([, text]) => text.trim() === '' || /[{}]/.test(text.replace(/\{\{\w+\}\}/g, '')),
  );
  expect(odd).toEqual([]);
});
