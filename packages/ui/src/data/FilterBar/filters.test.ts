import { describe, expect, it } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { translate } from '../../provider/messages/translate.ts';
import type {
  ChoiceFilter,
  DateRangeFilter,
  FilterDefinition,
  FilterValue,
  NumberRangeFilter,
} from './FilterBar.types.ts';
import { choicesOf, choose, describeFilter, isSet, rangeOf } from './filters.ts';

const status: ChoiceFilter = {
  kind: 'choice',
  id: 'status',
  label: 'Status',
  options: ['open', 'in progress', 'on hold', 'completed'].map((label, place) => ({ id: place + 1, label })),
};
const due: DateRangeFilter = { kind: 'dateRange', id: 'due', label: 'Due date' };

const assignee: ChoiceFilter = {
  kind: 'choice',
  id: 'assignee',
  label: 'Assignee',
  options: [{ id: 1, label: 'Ada' }],
  emptyLabel: 'nobody',
};
const progress: NumberRangeFilter = { kind: 'numberRange', id: 'progress', label: 'Progress', unit: '%' };

const wording = {
  t: (key: string, values?: Record<string, string | number>) =>
    translate([{ locale: 'en', messages: english }], key, values),
  locale: 'en',
  dateFormat: 'dd.MM.yyyy',
};
const say = (filter: FilterDefinition, value: FilterValue | undefined) => {
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

  it('says what has none in the words of the filter, or else in general ones', () => {
    expect(say(assignee, [null])).toBe('Assignee is nobody');
    expect(say(assignee, [null, 1])).toBe('Assignee is nobody, Ada');
    expect(say(status, [null])).toBe('Status is empty');
    expect(say({ ...due, emptyLabel: 'not set' }, { isEmpty: true })).toBe('Due date is not set');
    expect(say(due, { isEmpty: true })).toBe('Due date is empty');
  });

  it.each([
    [{ from: 10, to: 50 }, 'Progress is between 10% and 50%'],
    [{ from: 0, to: 0 }, 'Progress is 0%'],
    [{ from: 0 }, 'Progress is at least 0%'],
    [{ to: 50 }, 'Progress is at most 50%'],
    [{}, 'Progress is …'],
  ])('says the numbers %j as "%s"', (range, sentence) => {
    expect(say(progress, range)).toBe(sentence);
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
    expect([undefined, [], {}].filter(isSet)).toEqual([]);
    const values: FilterValue[] = [[0], ['a'], [null], { to: '2026-01-01' }, { from: 0 }, { isEmpty: true }];
    expect(values.filter(isSet)).toEqual(values);
  });

  it('keeps the order of the options, and choices that are no options any more', () => {
    expect(choose(status, [9, 3], new Set([3, 1]))).toEqual([9, 1, 3]);
    expect(choose(status, [9, 3], new Set())).toEqual([9]);
    expect(choose(assignee, [], new Set([1, null]))).toEqual([null, 1]);
    expect(choose(status, [null, 1], new Set([2]))).toEqual([null, 2]);
  });
});

describe('a value that is not of the kind of its filter', () => {
  it('counts as no value', () => {
    expect(rangeOf([1], 'string')).toEqual({});
    expect(rangeOf({ isEmpty: true }, 'string')).toEqual({});
    expect(rangeOf({ from: 1, to: 2 }, 'string')).toEqual({});
    expect(rangeOf({ from: 1 }, 'number')).toEqual({ from: 1 });
    expect(choicesOf({ from: 1 })).toEqual([]);
  });
});
