import { describe, expect, it } from 'vitest';
import {
  emailFormat,
  emailPattern,
  noSpacePattern,
  phonePattern,
  plainDatePattern,
  plainTimePattern,
  webAddressPattern,
} from './patterns.ts';

describe('the address of an account', () => {
  it.each(['a@b.cz', 'Ada.Lovelace+x@mail.example.museum', "o'neil@x-y.co.uk", '1@2.de'])(
    'may be %s',
    (text) => {
      expect(emailFormat.test(text)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.cz',
    'a@',
    'a@.cz',
    'a@b..cz',
    'a@-b.cz',
    'a b@c.cz',
    'a@b.cz\n',
    'a@b.cz\r\nBcc: c@d.cz',
    '<a@b.cz>',
    `${'a'.repeat(65)}@b.cz`,
  ])('may not be %j', (text) => {
    expect(emailFormat.test(text)).toBe(false);
  });
});

describe('a telephone number', () => {
  it.each(['1', '+1', '+420 123-456 789', '123456789012345'])('may be %s', (text) => {
    expect(phonePattern.test(text)).toBe(true);
  });

  it.each(['', '+', '++1', '1  2', '1--2', '1234567890123456', '12a', '(1)'])('may not be %j', (text) => {
    expect(phonePattern.test(text)).toBe(false);
  });
});

describe('a web address', () => {
  it.each([
    'https://example.com',
    'HTTP://intranet:8080/a%20b',
    'https://meet.example/room?id=7#now',
    'example.com',
    'www.example.museum/path',
    'https://müller.example/größe',
    'https://192.168.0.1/',
  ])('may be %s', (text) => {
    expect(webAddressPattern.test(text)).toBe(true);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<b>hello</b>',
    'mailto:ana@example.com',
    'ftp://example.com',
    '//example.com',
    'https://',
    'https://ana@example.com',
    'https://example.com/a b',
    'https://example.com/\u202egnp.exe',
    'https://example.com\nhttps://other.example',
    'Room 4',
    'room',
  ])('may not be %j', (text) => {
    expect(webAddressPattern.test(text)).toBe(false);
  });
});

describe('a text without white space', () => {
  it.each([' ', 'a b', 'a\tb', 'a\u00a0b', 'a\u3000', ''])('is not %j', (text) => {
    expect(noSpacePattern.test(text)).toBe(false);
  });
});

describe('an attacker', () => {
  const patterns = {
    emailFormat,
    emailPattern,
    noSpacePattern,
    phonePattern,
    plainDatePattern,
    plainTimePattern,
    webAddressPattern,
  };
  const parts = ['a', 'a.', 'a-', '1 ', '1-', '1', '@', 'a@a.', 'https://', '\u00a0'];

  it.each(Object.entries(patterns))('cannot keep %s busy by a long text', (_, pattern) => {
    const start = performance.now();
    for (const part of parts) pattern.test(`a@${part.repeat(100_000)}!`);
    for (const part of parts) pattern.test(`${part.repeat(100_000)}!`);
    // Linear patterns take some milliseconds; one that is quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
