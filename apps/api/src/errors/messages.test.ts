import { locales } from '@bureau/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferredLocale } from '../http/preferredLocale.ts';
import { formatMessage } from './messages.ts';

describe('somebody who speaks another language', () => {
  it.each([
    ['de', 'de'],
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.1, fr;q=0.9', 'fr'],
    ['ja;q=0, nl', 'nl'],
    ['ja;q=0', 'en'],
    ['tlh, pt-BR;q=0.5', 'pt'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;;q=,,', 'en'],
  ])('is answered by the header %j in %s', (header, locale) => {
    expect(preferredLocale(header)).toBe(locale);
  });

  it('is answered in a supported language whatever the header holds', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect(locales).toContain(preferredLocale(header));
      }),
    );
  });

  it.each(locales)('gets a text in %s, with what is filled in', (locale) => {
    expect(formatMessage({ key: 'errors.tooLarge', values: { limit: 1024 } }, locale)).toContain('1024');
  });

  it.each([
    ['en', 1, 'The row has 1 cell too many.'],
    ['en', 2, 'The row has 2 cells too many.'],
    ['ru', 21, 'В строке на 21 ячейку больше, чем столбцов в файле.'],
    ['ru', 5, 'В строке на 5 ячеек больше, чем столбцов в файле.'],
    ['ja', 1, 'この行のセルは、ファイルの列数より 1 個多くなっています。'],
  ] as const)('reads in %s of %i in the form for that number', (locale, count, text) => {
    expect(formatMessage({ key: 'import.row.surplus', values: { count } }, locale)).toBe(text);
  });
});
