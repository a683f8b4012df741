import { describe, expect, it } from 'vitest';
import { daysOf } from '../../core/formats/periods.ts';

describe('the period that somebody plans', () => {
  it.each([
    // a Sunday, where weeks begin on Monday and on Sunday
    ['this_week', '2026-03-01', 1, { from: '2026-02-23', to: '2026-03-01' }],
    ['this_week', '2026-03-01', 0, { from: '2026-03-01', to: '2026-03-07' }],
    ['next_week', '2026-12-30', 1, { from: '2027-01-04', to: '2027-01-10' }],
    ['four_weeks', '2026-03-02', 1, { from: '2026-03-02', to: '2026-03-29' }],
    ['this_month', '2028-02-10', 1, { from: '2028-02-01', to: '2028-02-29' }],
    ['this_month', '2026-12-31', 1, { from: '2026-12-01', to: '2026-12-31' }],
  ] as const)('%s of %s, with weeks from day %i on', (period, today, firstDay, days) => {
    expect(daysOf(period, today, firstDay)).toEqual(days);
  });
});
