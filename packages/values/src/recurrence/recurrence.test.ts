import { describe, expect, it } from 'vitest';
import { findOccurrences } from './occurrences.ts';
import { readRecurrence, writeRecurrence } from './recurrence.ts';

describe('a recurrence rule', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=5',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270303',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTHDAY=1,15,-1',
    'FREQ=YEARLY',
  ])('%s is read, and written as it was', (rule) => {
    const recurrence = readRecurrence(rule);
    expect(recurrence && writeRecurrence(recurrence)).toBe(rule);
  });

  it.each([
    ['FREQ=DAILY;BYDAY=FR,MO', 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', 'FREQ=MONTHLY;BYDAY=2TU'],
    ['FREQ=MONTHLY;BYDAY=+1MO', 'FREQ=MONTHLY;BYDAY=1MO'],
    ['FREQ=DAILY;INTERVAL=1;UNTIL=20270303T120000Z', 'FREQ=DAILY;UNTIL=20270303'],
  ])('%s, as another program writes it, is %s', (rule, same) => {
    const recurrence = readRecurrence(rule);
    expect(recurrence && writeRecurrence(recurrence)).toBe(same);
  });

  it.each([
    '',
    'weekly',
    'FREQ=HOURLY',
    'FREQ=DAILY;INTERVAL=2;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=2MO',
    'FREQ=WEEKLY;BYDAY=MO,MO',
    'FREQ=WEEKLY;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1',
    'FREQ=MONTHLY;BYDAY=2TU;BYMONTHDAY=3',
    'FREQ=YEARLY;BYDAY=2TU',
    'FREQ=DAILY;COUNT=NaN',
    'FREQ=DAILY;COUNT=2;UNTIL=20300101',
  ])('“%s” is none', (rule) => {
    expect(readRecurrence(rule)).toBeUndefined();
  });
});

describe('the next days of a rule', () => {
  const find = async (rule: string, after = '2026-03-17') => findOccurrences(rule, { after, limit: 3 });

  it('are as many as are asked for, or left', async () => {
    expect(await find('FREQ=MONTHLY;BYDAY=2TU')).toEqual(['2026-04-14', '2026-05-12', '2026-06-09']);
    expect(await find('FREQ=DAILY;COUNT=3')).toEqual(['2026-03-18', '2026-03-19']);
    expect(await find('FREQ=DAILY;UNTIL=20260318')).toEqual(['2026-03-18']);
    expect(await find('FREQ=YEARLY;INTERVAL=999', '2000-02-29')).toEqual(['5996-02-29', '9992-02-29']);
    expect(await find('FREQ=')).toEqual([]);
  });
});
