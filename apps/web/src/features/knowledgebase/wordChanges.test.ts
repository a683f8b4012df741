import { expect, it } from 'vitest';
import { compareWords } from './wordChanges.ts';

const marks = { same: ['', ''], added: ['[+', ']'], removed: ['[-', ']'] } as const;

const marked = (before: string, after: string, locale = 'en') =>
  compareWords(before, after, locale)
    .map(({ kind, text }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join('');

it('marks the words that were added and removed', () => {
  expect(marked('By train.', 'By night train.')).toBe('By [+night ]train.');
  expect(marked('Ask before you fly.', 'Ask before.')).toBe('Ask before[- you fly].');
});

it('tells the words of a language apart that writes no spaces', () => {
  expect(marked('東京に行く', '大阪に行く', 'ja')).toBe('[-東京][+大阪]に行く');
});

it('finds nothing in texts that are the same', () => {
  expect(compareWords('', '', 'en').every(({ kind }) => kind === 'same')).toBe(true);
  expect(compareWords('One', 'One', 'en').map(({ kind }) => kind)).toEqual(['same']);
});

it('gives up on words, not on the comparison, where texts are long and have nothing in common', () => {
  const text = (word: string) =>
    Array.from({ length: 20_000 }, (_, index) => `${word}${index * 7}`).join(' ');
  const changes = compareWords(text('a'), text('b'), 'en');
  expect(changes.map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
