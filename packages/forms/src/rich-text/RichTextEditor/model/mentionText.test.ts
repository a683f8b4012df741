import { describe, expect, it } from 'vitest';
import { findMention, matchPeople } from './mentionText.ts';

const people = [
  { id: 3, name: 'Marta Lindqvist' },
  { id: 4, name: 'Marta' },
  { id: 5, name: 'Nguyễn Thị Lan' },
  { id: 6, name: '佐藤 健太' },
  { id: 7, name: 'Đặng Văn Ổn' },
  { id: 8, name: 'Işık Søndergaard' },
];

describe('a name that is being typed', () => {
  it.each([
    ['@', 1, { start: 0, text: '' }],
    ['ask @mar', 8, { start: 4, text: 'mar' }],
    ['ask @Marta Lin', 14, { start: 4, text: 'Marta Lin' }],
    ['(@mar', 5, { start: 1, text: 'mar' }],
    ['a\n@佐', 4, { start: 2, text: '佐' }],
    ['@mar and more', 4, { start: 0, text: 'mar' }],
  ])('is found in %j at %d', (text, caret, expected) => {
    expect(findMention(text, caret)).toEqual(expected);
  });

  it.each(['marta@example', 'nobody', '@one two three four five'])('is not found in %j', (text) => {
    expect(findMention(text, text.length)).toBeUndefined();
  });

  it('finds people by the beginning of any of their names, without accents', () => {
    const namesOf = (typed: string, most = 5) => matchPeople(people, typed, most).map(({ id }) => id);
    expect(namesOf('mar')).toEqual([3, 4]);
    expect(namesOf('LIND')).toEqual([3]);
    expect(namesOf('nguyen thi')).toEqual([5]);
    expect(namesOf('健')).toEqual([6]);
    expect(namesOf('dang van')).toEqual([7]);
    expect(namesOf('ışık')).toEqual([8]);
    expect(namesOf('sond')).toEqual([8]);
    expect(namesOf('arta')).toEqual([]);
    expect(namesOf('', 2)).toEqual([3, 4]);
  });
});
