import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommentBody } from './commentBody.ts';

const htmlOf = (given: string) => readCommentBody(given).html;

describe('the HTML of a comment', () => {
  it.each([
    '<p>One <strong>two</strong> <em>three</em> <u>four</u> <s>five</s><br />six</p>',
    '<blockquote><p>said</p></blockquote><pre><code>a &lt; b</code></pre>',
    '<ul><li>one</li></ul><ol><li>two</li></ol>',
    '<h2>Plan</h2><h3 style="text-align:center">One</h3><p style="text-align:end">two</p>',
    '<p><span style="font-family:serif;font-size:x-large">large</span></p>',
    '<p><span style="font-size:small"><strong>small</strong></span></p>',
    '<p><span data-mention="7">@Marta Lindqvist</span> look</p>',
    '<p><a href="https://example.com/a?b=c#d" rel="noopener noreferrer nofollow">a page</a></p>',
    '<p><a href="#/tasks/detail/7" rel="noopener noreferrer nofollow">TSK-0007</a></p>',
    '<p><a href="mailto:somebody@example.com" rel="noopener noreferrer nofollow">mail</a></p>',
  ])('keeps %s', (given) => {
    expect(htmlOf(given)).toBe(given);
  });

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>p { color: red }</style>', ''],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
    ['<iframe srcdoc="<script>alert(1)</script>">a</iframe>', ''],
    ['<template><img src=x onerror=alert(1)></template>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', ''],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://example.com/pixel.png">', ''],
    ['<form action="https://example.com"><input name=a><button>go</button></form>', 'go'],
    ['<p style="position:fixed" class="x" id="y" onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="JaVa\tScRiPt:alert(1)">a</a>', 'a'],
    ['<a href="&#106;avascript:alert(1)">a</a>', 'a'],
    ['<a href=" data:text/html,<script>alert(1)</script>">a</a>', 'a'],
    ['<a href="vbscript:msgbox(1)">a</a>', 'a'],
    ['<a href="//example.com">a</a>', 'a'],
    [String.raw`<a href="\\example.com">a</a>`, 'a'],
    [String.raw`<a href="https:\\example.com">a</a>`, 'a'],
    ['<a href="https:///example.com">a</a>', 'a'],
    ['<a href="/api/logout">a</a>', 'a'],
    ['<a href="blob:https://example.com/1">a</a>', 'a'],
    ['<a href="#" onmouseover="alert(1)">a</a>', 'a'],
    ['<span data-mention="7 onclick=1">a</span>', 'a'],
    ['<span data-mention="0">a</span>', 'a'],
    ['<span style="color:red">a</span>', 'a'],
    ['<span style="font-family:url(https://example.com/x);color:red">a</span>', 'a'],
    ['<span style="font-size: large; position: fixed">a</span>', '<span style="font-size:large">a</span>'],
    [
      '<span style="font-family:serif" onclick="alert(1)">a</span>',
      '<span style="font-family:serif">a</span>',
    ],
    [
      '<p style="text-align:center;background:url(//example.com)">a</p>',
      '<p style="text-align:center">a</p>',
    ],
    ['<span data-mention="7" style="font-size:large">a</span>', '<span data-mention="7">a</span>'],
    ['<b>a</b><i>b</i>', '<strong>a</strong><em>b</em>'],
    ['<p>a<!-- <script>alert(1)</script> --></p>', '<p>a</p>'],
    ['<<script>script>alert(1)</script>', '&lt;'],
    ['<p><em>a', '<p><em>a</em></p>'],
  ])('makes of %s no more than %s', (given, expected) => {
    expect(htmlOf(given)).toBe(expected);
  });

  it('is the same when it is saved again, even where paragraphs were left open', () => {
    const html = htmlOf('<p><a href="<span data-mention="<p><p>');
    expect(htmlOf(html)).toBe(html);
  });

  it('holds nothing but what the contract names, whatever is given', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<a href="',
        'javascript:',
        '">',
        '<svg/onload=',
        '<',
        '>',
        '"',
        "'",
        '&',
        '&lt;',
        '<script',
        '</script>',
        '<span data-mention="',
        '<!--',
        '-->',
        '<![CDATA[',
        'style=',
        '//',
        '\t',
      ),
      fc.string({ unit: 'binary' }),
    );
    const allowed =
      /^<(?:\/?(?:h2|h3|p|strong|em|u|s|code|pre|blockquote|ul|ol|li|a|span)|br \/|a href="(?:https?:\/\/|mailto:|#\/)[^"<>]*" rel="noopener noreferrer nofollow"|span data-mention="[1-9]\d*")>$/;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const html = htmlOf(parts.join(''));
        expect((html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
        expect(htmlOf(html)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });

  it('takes time in proportion to its length', () => {
    const hard = ['<p>', '<a href="', '<span data-mention="1">', '&', '<', '<!--', '<ul><li>'];
    const start = performance.now();
    for (const piece of hard) htmlOf(piece.repeat(200_000 / piece.length));
    // It takes less than a second; what is quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});

describe('what a comment says', () => {
  it('is its text, without tags and entities', () => {
    expect(readCommentBody('<p>a &lt; b</p><p>R&amp;D</p>').text).toBe('a < b R&D');
    expect(readCommentBody('<p> </p><br>').text).toBe('');
  });

  it('names each who is mentioned once, up to fifty', () => {
    const mention = (id: number) => `<span data-mention="${id}">@x</span>`;
    expect(readCommentBody(mention(7) + mention(3) + mention(7)).mentions).toEqual([7, 3]);
    const many = Array.from({ length: 60 }, (_, index) => mention(index + 1)).join('');
    expect(readCommentBody(many).mentions).toHaveLength(50);
  });
});
