import { expect, it } from 'vitest';
import { findOverlaps } from './findOverlaps.ts';

const entry = (started_at: string | null, ended_at: string | null) => ({ started_at, ended_at });
const at = (time: string) => `2026-03-02T${time}:00.000Z`;

it('finds the entries of which a part is at the same time, and none that only begin when it ends', () => {
  const inside = entry(at('09:15'), at('09:30'));
  const around = entry(at('08:00'), at('12:00'));
  const entries = [inside, around, entry(at('10:00'), at('11:00')), entry(at('08:00'), at('09:00'))];
  expect(findOverlaps(entries, at('09:00'), at('10:00'))).toEqual([inside, around]);
});

it('takes no notice of entries that have minutes alone', () => {
  expect(findOverlaps([entry(null, null), entry(at('09:00'), null)], at('09:00'), at('10:00'))).toEqual([]);
});
