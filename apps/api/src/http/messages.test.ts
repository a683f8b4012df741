import { locales } from '@bureau/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfHeader, say } from './messages.ts';

describe('somebody who speaks another language', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.1, fr;q=0.9', 'fr'],
    ['ja;q=0, nl', 'nl'],
    ['tlh, pt-BR;q=0.5', 'pt'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;;q=,,', 'en'],
  ])('is answered by the header %j in %s', (header, locale) => {
    expect(localeOfHeader(header)).toBe(locale);
  });

  it('is answered in a supported language whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(locales).toContain(localeOfHeader(header));
      }),
    );
  });

  it.each(locales)('gets a text in %s, with what is filled in', (locale) => {
    expect(say({ key: 'errors.tooLarge', values: { limit: 1024 } }, locale)).toContain('1024');
  });
});
