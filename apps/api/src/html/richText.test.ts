import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRichText, toRichText, writeRichText } from './richText.ts';

const image = `/uploads/attachment/${'0a'.repeat(16)}.png`;

describe('what is stored of a formatted text', () => {
  it.each([
    ['', ''],
    [' \n ', ''],
    ['One', '<p>One</p>'],
    ['One\r\ntwo\n\n \n\nthree', '<p>One<br />two</p><p>three</p>'],
    ['a < b & x<y <3 "c"', '<p>a &lt; b &amp; x&lt;y &lt;3 "c"</p>'],
    ['Use <b>this</b>', '<p>Use &lt;b&gt;this&lt;/b&gt;</p>'],
    ['R&amp;D', '<p>R&amp;amp;D</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
  ])('takes %j for plain text, of which nothing is lost', (given, stored) => {
    expect(toRichText(given)).toBe(stored);
  });

  it.each([
    ['<p>One <b>two</b></p>', '<p>One <strong>two</strong></p>'],
    ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p><img src=x onerror=alert(1)>a</p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><a href="data:text/html,<script>alert(1)</script>">a</a></p>', '<p>a</p>'],
    ['<p><svg><style><img src=x onerror=alert(1)></style></svg>a</p>', '<p>a</p>'],
    [
      '<p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '',
    ],
    ['<a href="javascript:alert(1)">R&amp;D</a>', '<p>R&amp;D</p>'],
    ['<span class="x">a</span><p>b</p>', '<p>a</p><p>b</p><p></p>'],
    [`${'<ul><li>'.repeat(5_000)}deep`, expect.stringContaining('deep')],
  ])('keeps of the HTML %j what is harmless', (given, stored) => {
    expect(toRichText(given)).toEqual(stored);
  });

  it.each([
    [
      '<table class="x"><caption>Costs</caption><thead><tr><th scope="col" onclick="x()">a</th></tr></thead><tfoot><tr><td style="color:red" colspan="2" rowspan="101">1</td></tr></tfoot></table>',
      '<p>Costs</p><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td colspan="1000000">a<table><tr><td>b</td></tr></table></td><th scope="javascript:x">c</th></tr></table>',
      '<table><tr><td>ab</td><th>c</th></tr></table>',
    ],
    ['<p>a</p><tr><td>b</td></tr><td>c', '<p>a</p>bc'],
    ['<table>a<tr>b<p>c</p></tr></table>', '<p>ab</p><p>c</p><table><tr></tr></table><p></p>'],
    ['<table><tr><td></td></tr></table>', ''],
    [
      `<p><img onerror="x()" style="position:fixed" height="1e9" width="320" src="${image}" alt="A &quot;b&quot;"></p>`,
      `<p><img src="${image}" alt="A &quot;b&quot;" width="320" /></p>`,
    ],
    [`<img src="${image}">`, `<img src="${image}" alt="" />`],
  ])('keeps of the article %j its tables, and only where they belong', (given, stored) => {
    expect(toRichText(given, true)).toBe(stored);
    expect(toRichText(stored, true)).toBe(stored);
  });

  it.each([
    'https://example.com/a.png',
    '//example.com/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://example.com/1',
    `https://example.com${image}`,
    `/${image}`,
    `${image}?expires=1`,
    `${image} `,
    '/uploads/attachment/../profile/a.png',
    '/uploads/attachment/a.svg',
    '/api/logout',
  ])('shows no image at %s', (src) => {
    expect(toRichText(`<p>a<img src="${src}" alt="b"></p>`, true)).toBe('<p>a</p>');
  });

  it('has no tables where it is no article', () => {
    expect(toRichText('<p>a</p><table><tr><td>b</td></tr></table>')).toBe('<p>a</p>b');
    expect(toRichText('<table>')).toBe('<p>&lt;table&gt;</p>');
  });

  const pieces =
    '<p>|</p>|<br>|<b>|<ul><li>|</ul>|<a href="|javascript:|">|<svg>|<style>|<|>|"|&|&amp;|&lt;|&#60;|<script>|<!--|-->|\n|\n\n|\r| |\t|x|' +
    '<img src="/uploads/attachment/00000000000000000000000000000000.png">|<table>|<tr>|<td colspan="2">|</td>|<th>|<tbody>|</table>|<span data-mention="7">|<span>|</span>|<img src=x onerror=a()>|<h2 style="text-align:end">|<math>|<template>|<noscript>';
  const part = fc.oneof(fc.constantFrom(...pieces.split('|')), fc.string({ unit: 'grapheme' }));
  const text = fc.array(part, { maxLength: 20 }).map((parts) => parts.join(''));

  it('stays what it is, whatever was given: written again, read, and through a file', () => {
    fc.assert(
      fc.property(text, fc.boolean(), (given, isArticle) => {
        const stored = toRichText(given, isArticle);
        expect(toRichText(stored, isArticle)).toBe(stored);
        expect(readRichText(stored, isArticle)).toBe(stored);
        expect(toRichText(writeRichText(stored, isArticle), isArticle)).toBe(stored);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is plain text in files where that says all of it', () => {
    expect(writeRichText('<p>One &lt;b&gt;<br />two</p><p>R&amp;D</p>')).toBe('One <b>\ntwo\n\nR&D');
    expect(writeRichText('<p>One <strong>two</strong></p>')).toBe('<p>One <strong>two</strong></p>');
    expect(writeRichText('<p>&lt;p&gt;</p>')).toBe('<p>&lt;p&gt;</p>');
  });

  it('is read with its lines where it was stored as plain text', () => {
    expect(readRichText('One\ntwo <b>three</b>')).toBe('<p>One<br />two &lt;b&gt;three&lt;/b&gt;</p>');
  });

  it('takes time in proportion to its length', () => {
    const start = performance.now();
    for (const piece of ['<p>', '\n ', '\n\n', '<ul><li>', '&', '<span>', '<a href="', '<table><tr><td>'])
      toRichText(piece.repeat(100_000 / piece.length), true);
    // It takes less than a second; what is quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
