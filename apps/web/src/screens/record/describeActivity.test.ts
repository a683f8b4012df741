import type { Activity } from '@bureau/contract';
import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { englishTexts } from '../../core/languages/englishTexts.ts';
import { type FieldFormatter, sentenceFormatter } from '../fields/useFieldFormatters.ts';
import { createActivity } from '../../testing/fixtures.ts';
import { describeActivity } from './describeActivity.ts';

const i18n = createInstance();
const fieldFormatter = (field: string): FieldFormatter => ({
  label: field === 'status' ? 'Status' : 'Description',
  isLong: field === 'description',
  format: (value: unknown) => ({ 1: 'Open', 2: 'In progress' })[String(value)] ?? String(value),
  ...(field === 'permissions' && { difference: (before, after) => `${before} / ${after}` }),
  ...(field === 'merged_from' && sentenceFormatter('record.merge.log')),
});
const sentenceOf = (changes: Partial<Activity>) =>
  describeActivity(createActivity(1, changes), fieldFormatter, i18n.t);

beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: englishTexts } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  }),
);

describe('reading what happened to a record', () => {
  it.each<[string, Partial<Activity>, string]>([
    ['a change', {}, 'Marta Lindqvist changed “Status” from “Open” to “In progress”'],
    ['a first value', { old_value: null }, 'Marta Lindqvist set “Status” to “In progress”'],
    ['a value taken away', { new_value: null }, 'Marta Lindqvist cleared “Status”, which was “Open”'],
    [
      'a long value of which the difference is told',
      { field: 'permissions', old_value: 'a, b', new_value: 'a' },
      'Marta Lindqvist changed “Description” – a, b / a',
    ],
    ['a long text', { field: 'description' }, 'Marta Lindqvist changed “Description”'],
    [
      'a field that was added',
      { field: 'custom_fields.size', field_label: 'Size', old_value: 'S', new_value: 'L' },
      'Marta Lindqvist changed “Size” from “S” to “L”',
    ],
    [
      'a merge',
      { field: 'merged_from', old_value: null, new_value: 'INC-7' },
      'Marta Lindqvist merged INC-7 into this record',
    ],
    ['the beginning', { action: 'created', field: null }, 'Marta Lindqvist created this record'],
    [
      'a deed of somebody whom the reader may not see',
      { firstname: null, lastname: null, old_value: null },
      'Someone set “Status” to “In progress”',
    ],
    [
      'a deed of somebody who is gone',
      { user_id: null, firstname: null, lastname: null, old_value: null },
      'Someone set “Status” to “In progress”',
    ],
  ])('tells %s', (_, changes, sentence) => {
    expect(sentenceOf(changes)).toBe(sentence);
  });
});
