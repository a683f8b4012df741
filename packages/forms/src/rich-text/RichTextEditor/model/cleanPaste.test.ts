import { describe, expect, it } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';

/** Returns a paragraph as Word writes an entry of a list: its level, the list and its marker stand in the style and in the text. */
const entry = (text: string, marker: string, list: string) =>
  `<p style="mso-list:${list}"><span style="mso-list:Ignore">${marker}</span>${text}</p>`;

function clean(...paragraphs: readonly string[]) {
  const body = document.createElement('body');
  body.innerHTML = paragraphs.join('');
  cleanPaste(body);
  return body.innerHTML;
}

describe('lists that were copied from Word', () => {
  it('keep their levels', () => {
    const html = clean(
      entry('One', '1.', 'l0 level1 lfo1'),
      entry('Its part', 'a)', 'l0 level2 lfo1'),
      entry('Two', '2.', 'l0 level1 lfo1'),
    );
    expect(html).toBe('<ol><li>One<ol><li>Its part</li></ol></li><li>Two</li></ol>');
  });

  it('stay apart where one follows the other', () => {
    const html = clean(
      entry('Paper', '·', 'l0 level1 lfo1'),
      entry('Open', '1.', 'l1 level1 lfo2'),
      entry('Sign', '2.', 'l1 level1 lfo2'),
      entry('Begin anew', '1.', 'l1 level1 lfo3'),
    );
    expect(html).toBe(
      '<ul><li>Paper</li></ul><ol><li>Open</li><li>Sign</li></ol><ol><li>Begin anew</li></ol>',
    );
  });

  it('stay apart below the same entry', () => {
    const html = clean(
      entry('Office', '·', 'l0 level1 lfo1'),
      entry('Desk', 'o', 'l0 level2 lfo1'),
      entry('Measure', '1.', 'l1 level2 lfo2'),
      entry('Home', '·', 'l0 level1 lfo1'),
    );
    expect(html).toBe('<ul><li>Office<ul><li>Desk</li></ul><ol><li>Measure</li></ol></li><li>Home</li></ul>');
  });
});
