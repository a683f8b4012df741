import { describe, expect, it } from 'vitest';
import { readRange } from './readRange.ts';

const read = (from: string, to: string) => readRange({ from, to }, 'dd.MM.yyyy');

describe('typing a range of dates', () => {
  it('takes the format of the person and that of computers', () => {
    expect(read('1.3.2026', '2026-03-31')).toEqual({
      range: { from: '2026-03-01', to: '2026-03-31' },
      problems: {},
    });
  });

  it('leaves an end open that is empty', () => {
    expect(read('', ' 31.03.2026 ')).toEqual({ range: { to: '2026-03-31' }, problems: {} });
    expect(read('', '')).toEqual({ range: {}, problems: {} });
  });

  it('takes one day as a range', () => {
    expect(read('1.3.2026', '1.3.2026').problems).toEqual({});
  });

  it('says at which end something is wrong', () => {
    expect(read('31.02.2026', '1.3.2026').problems).toEqual({ from: 'noDate' });
    expect(read('1.3.2026', 'soon').problems).toEqual({ to: 'noDate' });
    expect(read('2.3.2026', '1.3.2026').problems).toEqual({ to: 'backwards' });
  });
});
