import { expect, it } from 'vitest';
import { snippetOf } from './snippet.ts';

const marked = (text: string, q: string) =>
  snippetOf(text, q)
    .map((part) => (part.is_hit ? `[${part.text}]` : part.text))
    .join('');

it('marks every word where it stands, without case and accents', () => {
  expect(marked('Crème brûlée, creme', 'CREME BRULEE')).toBe('[Crème] [brûlée], [creme]');
  expect(marked('Die Straße', 'strasse')).toBe('Die [Straße]');
});

it('takes a word that holds another for one hit', () => {
  expect(marked('waterfall', 'water waterfall')).toBe('[waterfall]');
});

it('quotes the beginning of a text that holds none of the words', () => {
  expect(marked(`Some ${'words '.repeat(100)}`, 'other')).toMatch(/^Some words .*words…$/);
  expect(snippetOf('', 'x')).toEqual([]);
});

it('cuts no character in two', () => {
  for (const text of ['😀'.repeat(400), `a${'😀'.repeat(400)}`])
    expect(snippetOf(text, '😀').every((part) => part.text.isWellFormed())).toBe(true);
});
