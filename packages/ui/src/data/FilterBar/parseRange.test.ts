import { parsePlainDate } from '@bureau/values';
import { describe, expect, it } from 'vitest';
import { parseQuantity } from './quantity.ts';
import { parseRange } from './parseRange.ts';

describe('typing a range of dates', () => {
  const read = (from: string, to: string) =>
    parseRange({ from, to }, { read: (text) => parsePlainDate(text, 'dd.MM.yyyy') });

  it('takes the format of the person and that of computers', () => {
    expect(read('1.3.2026', '2026-03-31')).toEqual({
      range: { from: '2026-03-01', to: '2026-03-31' },
      errors: {},
    });
  });

  it('leaves an end open that is empty', () => {
    expect(read('', ' 31.03.2026 ')).toEqual({ range: { to: '2026-03-31' }, errors: {} });
    expect(read('', '')).toEqual({ range: {}, errors: {} });
  });

  it('takes one day as a range', () => {
    expect(read('1.3.2026', '1.3.2026').errors).toEqual({});
  });

  it('says at which end something is wrong', () => {
    expect(read('31.02.2026', '1.3.2026').errors).toEqual({ from: 'unreadable' });
    expect(read('1.3.2026', 'soon').errors).toEqual({ to: 'unreadable' });
    expect(read('2.3.2026', '1.3.2026').errors).toEqual({ to: 'backwards' });
  });
});

describe('typing a range of numbers', () => {
  const read = (from: string, to: string) =>
    parseRange({ from, to }, { read: (text) => parseQuantity(text, 'en', '%'), min: 0, max: 100 });

  it('compares numbers, not texts', () => {
    expect(read('9%', '10')).toEqual({ range: { from: 9, to: 10 }, errors: {} });
  });

  it('says what lies outside', () => {
    expect(read('-1', '101').errors).toEqual({ from: 'tooSmall', to: 'tooLarge' });
    expect(read('0', '100').errors).toEqual({});
  });

  it('says that nothing can lie between', () => {
    expect(read('20', '10').errors).toEqual({ to: 'backwards' });
  });
});
