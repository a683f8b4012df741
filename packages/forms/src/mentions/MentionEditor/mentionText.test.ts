import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMention, fromHtml, matchPeople, toHtml } from './mentionText.ts';

const people = [
  { id: 3, name: 'Marta Lindqvist' },
  { id: 4, name: 'Marta' },
  { id: 5, name: 'Nguyễn Thị Lan' },
  { id: 6, name: '佐藤 健太' },
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
    expect(namesOf('arta')).toEqual([]);
    expect(namesOf('', 2)).toEqual([3, 4]);
  });
});

describe('the HTML of a text', () => {
  it('has a paragraph for each, a break for each line, and nothing of it is markup', () => {
    expect(toHtml(' a <b> & "c"\nsecond\n\n \nthird ', people)).toBe(
      '<p>a &lt;b&gt; &amp; &quot;c&quot;<br />second</p><p>third</p>',
    );
  });

  it('mentions whom it names, by the longest name that stands there as a whole', () => {
    expect(toHtml('@Marta Lindqvist, ask @Marta! Not @Martanne, not a@Marta', people)).toBe(
      '<p><span data-mention="3">@Marta Lindqvist</span>, ask <span data-mention="4">@Marta</span>! Not @Martanne, not a@Marta</p>',
    );
  });

  it('is read as the text that it was written from', () => {
    const line = fc.string({
      unit: fc.constantFrom('a', '<', '&', '"', '@Marta', ' ', '&lt;', '\n', '\n\n'),
    });
    fc.assert(
      fc.property(line, (given) => {
        const html = toHtml(given, people);
        const read = fromHtml(html);
        expect(toHtml(read?.text ?? '', read?.people ?? [])).toBe(html);
      }),
    );
  });

  it('is no plain text where it says more', () => {
    expect(fromHtml('<p>a <strong>b</strong></p>')).toBeUndefined();
    expect(fromHtml('<ul><li>a</li></ul>')).toBeUndefined();
    expect(fromHtml('<p>a <span data-mention="3">@Marta Lindqvist</span><br>b</p><p>c &lt; d</p>')).toEqual({
      text: 'a @Marta Lindqvist\nb\n\nc < d',
      people: [{ id: 3, name: 'Marta Lindqvist' }],
    });
  });
});
