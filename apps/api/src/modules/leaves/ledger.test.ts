import { describe, expect, it } from 'vitest';
import { type Absence, keepLedger, leftFrom, type Rules, totalOf } from './ledger.ts';

const yearly: Rules = {
  accrual: 'yearly',
  yearly_allowance: 24,
  carry_over_limit: 5,
  carry_over_months: 3,
};
const monthly: Rules = { ...yearly, accrual: 'monthly', yearly_allowance: 25 };

const away = (date: string, amount: number, status: Absence['status'] = 'approved'): Absence => ({
  id: 1,
  code: 'LVE-0001',
  status,
  date,
  amount,
});

const written = (entries: ReturnType<typeof keepLedger>) =>
  entries.map(({ amount, balance, date, kind }) => [date, kind, amount, balance]);

describe('a year of leave', () => {
  it('begins with the allowance, and shows what is taken and asked for', () => {
    const entries = keepLedger(
      yearly,
      '2026-01-01',
      [away('2026-07-06', 5), away('2026-03-02', 2, 'pending')],
      2026,
    );
    expect(written(entries)).toEqual([
      ['2026-01-01', 'accrued', 24, 24],
      ['2026-03-02', 'requested', -2, 22],
      ['2026-07-06', 'taken', -5, 17],
    ]);
    expect(entries[1]).toMatchObject({ leave_id: 1, leave_code: 'LVE-0001' });
    expect(totalOf(entries, 'taken')).toBe(-5);
  });

  it('grants a twelfth with each month, which add up to the allowance', () => {
    const entries = keepLedger(monthly, '2020-01-01', [], 2020);
    expect(entries).toHaveLength(12);
    expect(entries.at(0)).toMatchObject({ date: '2020-01-01', amount: 2.08 });
    expect(entries.at(-1)).toMatchObject({ date: '2020-12-01', balance: 25 });
  });

  it('grants whoever joins in its course the months from then on', () => {
    expect(written(keepLedger(yearly, '2026-10-15', [], 2026))).toEqual([['2026-10-01', 'accrued', 6, 6]]);
    expect(keepLedger(monthly, '2026-10-15', [], 2026).map(({ date }) => date)).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
    ]);
  });

  it('knows of nothing before the person had joined', () => {
    expect(keepLedger(yearly, '2026-10-15', [away('2025-07-06', 5)], 2025)).toEqual([]);
  });
});

describe('what is left of the year before', () => {
  it('is carried over up to the limit, and what is not used in time expires', () => {
    const taken = [away('2025-07-07', 14), away('2026-02-02', 2)];
    expect(written(keepLedger(yearly, '2025-01-01', taken, 2026))).toEqual([
      ['2026-01-01', 'carried_over', 5, 5],
      ['2026-01-01', 'accrued', 24, 29],
      ['2026-02-02', 'taken', -2, 27],
      ['2026-04-01', 'expired', -3, 24],
    ]);
  });

  it('is all carried over where there is no limit, for good where it does not expire', () => {
    const rules = { ...yearly, carry_over_limit: null, carry_over_months: null };
    expect(written(keepLedger(rules, '2024-01-01', [], 2026))).toEqual([
      ['2026-01-01', 'carried_over', 48, 48],
      ['2026-01-01', 'accrued', 24, 72],
    ]);
  });

  it('is missing in the next where more was taken than there was', () => {
    expect(written(keepLedger(yearly, '2025-01-01', [away('2025-07-07', 26)], 2026))).toEqual([
      ['2026-01-01', 'carried_over', -2, -2],
      ['2026-01-01', 'accrued', 24, 22],
    ]);
  });
});

describe('what can be taken from a day on', () => {
  it('leaves what is needed for what comes later', () => {
    const entries = keepLedger(yearly, '2026-01-01', [away('2026-12-07', 20)], 2026);
    expect(leftFrom(entries, '2026-05-04')).toBe(4);
  });

  it('grows with the months', () => {
    const entries = keepLedger(monthly, '2026-01-01', [], 2026);
    expect(leftFrom(entries, '2026-03-31')).toBe(6.25);
    expect(leftFrom(entries, '2026-12-31')).toBe(25);
  });

  it('is nothing before counting begins', () => {
    expect(leftFrom(keepLedger(yearly, '2026-10-15', [], 2026), '2026-05-04')).toBe(0);
  });
});
