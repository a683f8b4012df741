import { describe, expect, it } from 'vitest';
import { guessDateOrder } from './dates.ts';
import { fieldOf, mapColumn } from './mapping.ts';
import { plainSample } from './plainSample.ts';

describe('mapping a column to a field', () => {
  const value = { title: { column: 'Summary' }, due: { column: 'Due', dateOrder: 'dmy' } } as const;

  it('says which field a column fills', () => {
    expect(fieldOf(value, 'Due')).toBe('due');
    expect(fieldOf(value, 'Key')).toBeUndefined();
  });

  it('fills each field from one column, and one field from each column', () => {
    expect(mapColumn(value, 'Key', 'title')).toEqual({
      title: { column: 'Key' },
      due: { column: 'Due', dateOrder: 'dmy' },
    });
    expect(mapColumn(value, 'Summary', 'due', 'mdy')).toEqual({
      due: { column: 'Summary', dateOrder: 'mdy' },
    });
  });

  it('leaves a column out', () => {
    expect(mapColumn(value, 'Due', undefined)).toEqual({ title: { column: 'Summary' } });
  });
});

describe('dates of a file', () => {
  it.each([
    [['03/25/2026', '01/02/2026'], 'de', 'mdy'],
    [['25.03.2026', '01.02.2026'], 'en', 'dmy'],
    [['01/02/2026'], 'en', 'mdy'],
    [['01/02/2026'], 'de', 'dmy'],
    [['2026-02-01', ''], 'en', 'ymd'],
    [['12 Nov 2025'], 'ja', 'dmy'],
    [['soon', '25.03.2026'], 'en', 'dmy'],
    [[], 'ja', 'ymd'],
  ] as const)('like %j in %s are guessed as %s', (samples, locale, order) => {
    expect(guessDateOrder(samples, locale)).toBe(order);
  });
});

describe('a sample of a file', () => {
  it('is one line in which nothing hides', () => {
    expect(plainSample('first\r\nsecond\nthird\tcell')).toBe('first↵second↵third cell');
    expect(plainSample('a\u0000b\u202ecsv.exe\u200b')).toBe('a\ufffdb\ufffdcsv.exe\ufffd');
  });

  it('stays plain text, and short', () => {
    expect(plainSample('<b>bold</b>')).toBe('<b>bold</b>');
    expect(plainSample('x'.repeat(10_000))).toBe(`${'x'.repeat(200)}…`);
  });
});
