import { describe, expect, it } from 'vitest';
import { guessDateOrder, readDate } from './dates.ts';
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
  it('are read in the order that is said', () => {
    expect(readDate('03/04/2026', 'dmy')).toBe('2026-04-03');
    expect(readDate('03/04/2026', 'mdy')).toBe('2026-03-04');
    expect(readDate(' 2026-04-03 ', 'ymd')).toBe('2026-04-03');
    expect(readDate('13/25/2026', 'dmy')).toBeUndefined();
  });

  it('may have a time behind them', () => {
    expect(readDate('2026-04-03T10:15:00Z', 'ymd')).toBe('2026-04-03');
    expect(readDate('3.4.2026, 10:15', 'dmy')).toBe('2026-04-03');
  });

  it.each([
    [['03/25/2026', '01/02/2026'], 'de', 'mdy'],
    [['25.03.2026', '01.02.2026'], 'en', 'dmy'],
    [['01/02/2026'], 'en', 'mdy'],
    [['01/02/2026'], 'de', 'dmy'],
    [['2026-02-01', ''], 'en', 'ymd'],
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
