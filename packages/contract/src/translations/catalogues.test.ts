import { describe, expect, it } from 'vitest';
import { comparePlaceholders, missingForms, wantedTexts, withoutPlaceholders } from './catalogues.ts';

const english = { title: 'Tasks', rows_one: 'one row', rows_other: '{{count}} rows', step_one: 'Step one' };

describe('the texts that a language must have', () => {
  it('are those of English, in its own forms where they depend on a number', () => {
    expect([...wantedTexts(english, 'cs')]).toEqual([
      ['title', 'Tasks'],
      ['rows_one', '{{count}} rows'],
      ['rows_few', '{{count}} rows'],
      ['rows_many', '{{count}} rows'],
      ['rows_other', '{{count}} rows'],
      ['step_one', 'Step one'],
    ]);
    expect([...wantedTexts(english, 'ja').keys()]).toEqual(['title', 'rows_other', 'step_one']);
  });

  it('are missing where some of the forms are there and others are not', () => {
    const wanted = wantedTexts(english, 'cs');
    const missing = (...keys: string[]) => missingForms(wanted, (key) => keys.includes(key));
    expect(missing('title', 'rows_one', 'rows_other')).toEqual(['rows_few', 'rows_many']);
    expect(missing('title')).toEqual([]);
  });
});

describe('what is filled into a text', () => {
  it.each([
    ['title', 'Hello {{name}}', 'Ahoj', ['{{name}}'], []],
    ['title', 'Hello {{name}}', 'Ahoj {{ name }}', [], []],
    ['title', 'Hello {{name}}', '{{nmae}}, ahoj {{name}}', [], ['{{nmae}}']],
    ['rows_one', '{{count}} rows', 'jeden řádek', [], []],
    ['rows_other', '{{count}} rows', '{{number}} řádků', [], ['{{number}}']],
  ])('of %s, %j as %j, loses %j and gains %j', (key, original, text, lost, surplus) => {
    expect(comparePlaceholders(key, original, text)).toEqual({ lost, surplus });
  });

  it('can be taken out', () => {
    expect(withoutPlaceholders('{{a}} of {{ b }}{{- c}}')).toBe(' of {{- c}}');
  });
});
