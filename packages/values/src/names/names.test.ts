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
