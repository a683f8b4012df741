import { expect, it } from 'vitest';
import { textOfHtml } from './textOfHtml.ts';

it('returns what is read of HTML, in one line', () => {
  expect(textOfHtml('<p>a &lt; b<br />c</p><ul><li>R&amp;D</li></ul>')).toBe('a < b c R&D');
  expect(textOfHtml('<p>&amp;lt; &quot;x&quot;</p>')).toBe('&lt; "x"');
  expect(textOfHtml('<p> </p><br />')).toBe('');
});
