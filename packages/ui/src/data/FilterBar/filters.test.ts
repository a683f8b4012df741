import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { translate } from '../../provider/messages/translate.ts';
import type { ChoiceFilter, DateRangeFilter, FilterValue } from './FilterBar.types.ts';
import { choose, describeFilter, isSet, localDateFormat } from './filters.ts';

const status: ChoiceFilter = {
  kind: 'choice',
  id: 'status',
  label: 'Status',
  options: ['open', 'in progress', 'on hold', 'completed'].map((label, place) => ({ id: place + 1, label })),
};
const due: DateRangeFilter = { kind: 'dateRange', id: 'due', label: 'Due date' };

const wording = {
  t: (key: string, values?: Record<string, string | number>) =>
    translate([{ locale: 'en', messages: english }], key, values),
  locale: 'en',
  dateFormat: 'dd.MM.yyyy',
};
const say = (filter: ChoiceFilter | DateRangeFilter, value: FilterValue | undefined) => {
  const { before, values, after } = describeFilter(filter, value, wording);
  return before + values + after;
};

describe('reading a filter as a sentence', () => {
  it.each([
    [[1], 'Status is open'],
    [[1, 2], 'Status is open, in progress'],
    [[1, 2, 3], 'Status is open, in progress, on hold'],
    [[1, 2, 3, 4], 'Status is open, in progress and 2 more'],
    [[9], 'Status is 9'],
    [[], 'Status is …'],
  ])('says choices %j as "%s"', (ids, sentence) => {
    expect(say(status, ids)).toBe(sentence);
  });

  it('waits for the names of choices that are being loaded', () => {
    expect(say({ ...status, options: [], isLoading: true }, [1])).toBe('Status is …');
  });

  it.each([
    [{ from: '2026-03-01', to: '2026-03-31' }, 'Due date is between 01.03.2026 and 31.03.2026'],
    [{ from: '2026-03-01', to: '2026-03-01' }, 'Due date is 01.03.2026'],
    [{ from: '2026-03-01' }, 'Due date is on or after 01.03.2026'],
    [{ to: '2026-03-31' }, 'Due date is on or before 31.03.2026'],
    [{}, 'Due date is …'],
  ])('says the range %j as "%s"', (range, sentence) => {
    expect(say(due, range)).toBe(sentence);
  });

  it('sets the values apart from the words around them, in any order of words', () => {
    const german = {
      ...wording,
      t: (key: string) => (key === 'ui.filters.sentence' ? 'nur \u0000 bei Status' : ''),
    };
    expect(describeFilter(status, [1], german)).toEqual({
      before: 'nur ',
      values: 'open',
      after: ' bei Status',
    });
  });
});

describe('setting a filter', () => {
  it('knows an empty one from one that is set', () => {
    expect([undefined, [], {}].map(isSet)).toEqual([false, false, false]);
    expect([[0], ['a'], { to: '2026-01-01' }].map(isSet)).toEqual([true, true, true]);
  });

  it('keeps the order of the options, and choices that are no options any more', () => {
    expect(choose(status, [9, 3], new Set([3, 1]))).toEqual([9, 1, 3]);
    expect(choose(status, [9, 3], new Set())).toEqual([9]);
  });
});

describe('the dates of a language', () => {
  it.each([
    ['en', 'MM/dd/yyyy'],
    ['en-GB', 'dd/MM/yyyy'],
    ['de', 'dd.MM.yyyy'],
    ['cs', 'dd. MM. yyyy'],
    ['ja', 'yyyy/MM/dd'],
    ['nl', 'dd-MM-yyyy'],
  ])('are written in %s as %s', (locale, format) => {
    expect(localDateFormat(locale)).toBe(format);
  });
});
