import { describe, expect, it } from 'vitest';
import { capitalise, formatFullName, formatInitials, splitName, underscoresToSpaces } from './names.ts';

describe('initials', () => {
  it.each([
    [{ firstname: 'Ada', lastname: 'Lovelace' }, 'AL'],
    [{ firstname: 'ada', lastname: 'lovelace' }, 'AL'],
    [{ firstname: 'Ada', lastname: '' }, 'A'],
    [{ firstname: null, lastname: 'Lovelace' }, 'L'],
    [{ firstname: ' Élodie ', lastname: 'Ørsted' }, 'ÉØ'],
    [{ firstname: 'e\u0301lodie', lastname: 'z' }, 'E\u0301Z'],
    [{ firstname: '太郎', lastname: '山田' }, '太山'],
    [{ firstname: '👩‍👩‍👧', lastname: 'x' }, '👩‍👩‍👧X'],
  ])('of %o are %s', (name, initials) => {
    expect(formatInitials(name)).toBe(initials);
  });

  it('say Unknown, or what the caller says, when both names are missing', () => {
    expect(formatInitials({})).toBe('Unknown');
    expect(formatInitials({ firstname: ' ', lastname: null })).toBe('Unknown');
    expect(formatInitials({}, '?')).toBe('?');
  });
});

describe('a full name', () => {
  it('puts the first name first and leaves out what is missing', () => {
    expect(formatFullName({ firstname: 'Ada', lastname: 'Lovelace' })).toBe('Ada Lovelace');
    expect(formatFullName({ lastname: ' Lovelace ' })).toBe('Lovelace');
    expect(formatFullName({})).toBe('Unknown');
    expect(formatFullName({ firstname: ' ', lastname: null }, '')).toBe('');
  });

  it.each([
    ['佐藤 健太', { firstname: '健太', lastname: '佐藤' }],
    ['佐藤 マリ', { firstname: 'マリ', lastname: '佐藤' }],
    ['さとう けんた', { firstname: 'けんた', lastname: 'さとう' }],
    ['王 小明', { firstname: '小明', lastname: '王' }],
    ['김 민준', { firstname: '민준', lastname: '김' }],
    ['佐藤', { firstname: '', lastname: '佐藤' }],
    // names of people from elsewhere are written in their own order
    ['ジョン スミス', { firstname: 'ジョン', lastname: 'スミス' }],
    ['Kenta Sato', { firstname: 'Kenta', lastname: 'Sato' }],
  ])('is %s where that language writes it so', (fullName, person) => {
    expect(formatFullName(person)).toBe(fullName);
  });

  it.each([
    ['Ada Lovelace', { firstname: 'Ada', lastname: 'Lovelace' }],
    ['Ludwig  van Beethoven', { firstname: 'Ludwig van', lastname: 'Beethoven' }],
    ['Plato', { firstname: 'Plato' }],
  ])('%s splits into %o', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});

describe('words', () => {
  it('are capitalised with the rest in lower case', () => {
    expect(capitalise('iN PROGRESS')).toBe('In progress');
    expect(capitalise('')).toBe('');
  });

  it('lose every underscore', () => {
    expect(underscoresToSpaces('very_high_indeed')).toBe('very high indeed');
  });
});
