import { describe, expect, it } from 'vitest';
import { htmlOfDraft, isCommentDraft } from './commentDraft.ts';

const people = [
  { id: 4, name: 'Marta' },
  { id: 3, name: 'Marta Lindqvist' },
  { id: 5, name: 'Nguyễn (Lan) & co' },
];

describe('the stored draft of a comment', () => {
  it('is HTML, or the plain text of before', () => {
    expect(isCommentDraft('<p>a</p>')).toBe(true);
    expect(isCommentDraft({ text: 'a', people })).toBe(true);
    for (const other of [null, 7, {}, { text: 'a' }, { text: 'a', people: [{ id: '3', name: 'Marta' }] }])
      expect(isCommentDraft(other)).toBe(false);
  });

  it('stays as it is where it is HTML', () => {
    expect(htmlOfDraft('<p>a <strong>b</strong></p>')).toBe('<p>a <strong>b</strong></p>');
  });

  it('keeps the paragraphs and lines of plain text, and nothing of it becomes markup', () => {
    const text = ' a <b> & "c"\nsecond\n\n \nthird @nobody ';
    expect(htmlOfDraft({ text, people: [] })).toBe(
      '<p>a &lt;b&gt; &amp; &quot;c&quot;<br />second</p><p>third @nobody</p>',
    );
    expect(htmlOfDraft({ text: ' ', people })).toBe('');
  });

  it('mentions whom plain text names, by the longest name that stands there as a whole', () => {
    const text = '@Marta Lindqvist, ask @Marta! (@Nguyễn (Lan) & co) Not @Martanne, not a@Marta';
    expect(htmlOfDraft({ text, people })).toBe(
      '<p><span data-mention="3">@Marta Lindqvist</span>, ask <span data-mention="4">@Marta</span>! ' +
        '(<span data-mention="5">@Nguyễn (Lan) &amp; co</span>) Not @Martanne, not a@Marta</p>',
    );
  });

  it('mentions who was chosen last among people of one name', () => {
    const twins = [...people, { id: 9, name: 'Marta' }];
    expect(htmlOfDraft({ text: '@Marta', people: twins })).toBe(
      '<p><span data-mention="9">@Marta</span></p>',
    );
  });
});
