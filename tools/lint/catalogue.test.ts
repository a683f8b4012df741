import { describe, expect, it } from 'vitest';

import { checkCatalogue } from './catalogue.ts';

const english = {
  'table.empty': 'Nothing here',
  'table.rows_one': '{{count}} row',
  'table.rows_other': '{{count}} rows',
  'table.sorted': 'Sorted by {{column}}',
};
const czech = {
  'table.empty': 'Nic tu není',
  'table.rows_one': 'jeden řádek',
  'table.rows_few': '{{count}} řádky',
  'table.rows_many': '{{count}} řádku',
  'table.rows_other': '{{count}} řádků',
  'table.sorted': 'Seřazeno podle: {{column}}',
};

describe('checkCatalogue', () => {
  it('passes a catalogue with every key, in the plural forms of its locale', () => {
    expect(checkCatalogue(english, 'cs', czech)).toEqual([]);
    expect(checkCatalogue(english, 'en', english)).toEqual([]);
  });

  it('finds a key that is missing', () => {
    const { 'table.empty': _empty, ...rest } = czech;
    expect(checkCatalogue(english, 'cs', rest)).toEqual(['table.empty is missing']);
  });

  it('finds a plural form that is missing', () => {
    const { 'table.rows_few': _few, ...rest } = czech;
    expect(checkCatalogue(english, 'cs', rest)).toEqual(['table.rows_few is missing']);
  });

  it('finds a plural form that the locale does not have, and a key that English does not have', () => {
    const german = { ...english, 'table.rows_few': 'x', 'table.full': 'Voll' };
    expect(checkCatalogue(english, 'de', german)).toEqual([
      'table.rows_few is too much: English has no such key, or de no such plural form',
      'table.full is too much: English has no such key, or de no such plural form',
    ]);
  });

  it('finds a placeholder that is lost or misspelt, and a text that is empty', () => {
    expect(
      checkCatalogue(english, 'cs', { ...czech, 'table.sorted': 'Podle {{columns}}', 'table.empty': ' ' }),
    ).toEqual([
      'table.empty is empty',
      'table.sorted has lost {{column}}',
      'table.sorted has {{columns}}, which English has not',
    ]);
  });

  it('finds French punctuation that may begin or end a line by itself', () => {
    const french = {
      'table.empty': 'Rien ici\u202F!',
      'table.rows_one': '{{count}} ligne',
      'table.rows_many': '{{count}} de lignes',
      'table.rows_other': '{{count}} lignes\u00A0: «\u00A0!haute\u00A0»',
      'table.sorted': 'Tri !haut par « {{column}} » ; puis ?',
    };
    expect(checkCatalogue(english, 'fr', french)).toEqual([
      'table.sorted has a space beside punctuation where a line may break: U+00A0 before : and inside « », U+202F before ; ! ?',
    ]);
    expect(checkCatalogue(english, 'fr', { ...french, 'table.sorted': 'Tri !haut {{column}}' })).toEqual([]);
  });

  it('finds Japanese punctuation that is half as wide as the rest', () => {
    const japanese = {
      'table.empty': '空です',
      'table.rows_other': '{{count}} 行',
      'table.sorted': '順: {{column}}',
    };
    expect(checkCatalogue(english, 'ja', japanese)).toEqual([
      'table.sorted has a colon or bracket of half width: Japanese writes ：（）',
    ]);
    expect(checkCatalogue(english, 'ja', { ...japanese, 'table.sorted': '{{column}}（10:30）' })).toEqual([]);
  });

  it('finds an apostrophe and a quotation mark of a typewriter', () => {
    const german = {
      ...english,
      'table.empty': "Gibt's nicht",
      'table.sorted': 'Nach "{{column}}" sortiert',
    };
    expect(checkCatalogue(english, 'de', german)).toEqual([
      'table.empty has a straight apostrophe or quotation mark',
      'table.sorted has a straight apostrophe or quotation mark',
    ]);
  });
});
