import { describe, expect, it } from 'vitest';
import { addTags, hasTag, splitTags } from './tags.ts';

it('what is pasted is split as a list is in any script, without empty parts', () => {
  expect(splitTags('legal, two words;;\n finance\ttax、人事，税；ضريبة،عقد ')).toEqual([
    'legal',
    'two words',
    'finance',
    'tax',
    '人事',
    '税',
    'ضريبة',
    'عقد',
  ]);
  expect(splitTags(' ,\n')).toEqual([]);
});

it('a tag is the same in any case and width', () => {
  expect(hasTag(['Legal'], 'lEGAL')).toBe(true);
  expect(hasTag(['ＡＢＣ'], 'abc')).toBe(true);
  expect(hasTag(['Résumé'], 'Resume')).toBe(false);
});

describe('adding', () => {
  it('adds none twice, and names the first that is there already', () => {
    expect(addTags(['legal'], ['Tax', 'LEGAL', 'tax'])).toEqual({
      tags: ['legal', 'Tax'],
      added: ['Tax'],
      duplicate: 'LEGAL',
      left: [],
    });
  });

  it('returns what there is no room for', () => {
    expect(addTags(['a'], ['b', 'c', 'd'], 2)).toEqual({
      tags: ['a', 'b'],
      added: ['b'],
      duplicate: undefined,
      left: ['c', 'd'],
    });
  });
});
