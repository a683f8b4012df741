import type { CustomFieldType } from '@bureau/contract';
import { describe, expect, it } from 'vitest';
import { checkValue } from './rules.ts';

const problemsOf = (field_type: CustomFieldType, value: unknown) =>
  checkValue(value, { field_type, options: field_type === 'dropdown' ? ['S', 'L'] : [] });

describe('a value of a custom field', () => {
  it.each([
    ['text', 'One line'],
    ['textarea', ' Two\nlines '],
    ['numeric', -1.5],
    ['numeric', 1e12],
    ['date', '2026-02-28'],
    ['dropdown', 'L'],
    ['checkbox', false],
  ] as const)('is taken: %s %j', (type, value) => {
    expect(problemsOf(type, value)).toEqual([]);
  });

  it.each([
    ['text', 5, { key: 'validation.type', values: { type: 'string' } }],
    ['text', 'x'.repeat(501), { key: 'validation.max.text', values: { max: '500' } }],
    ['text', 'Two\nlines', { key: 'validation.characters' }],
    ['textarea', '\0', { key: 'validation.characters' }],
    ['numeric', '1', { key: 'validation.type', values: { type: 'number' } }],
    ['numeric', 1e13, { key: 'validation.max.number', values: { max: '1000000000000' } }],
    ['numeric', -1e13, { key: 'validation.min.number', values: { min: '-1000000000000' } }],
    ['date', '2026-02-29', { key: 'validation.plainDate' }],
    ['dropdown', 'M', { key: 'validation.oneOf', values: { values: 'S, L' } }],
    ['checkbox', 1, { key: 'validation.type', values: { type: 'boolean' } }],
  ] as const)('is refused as that of any field of its kind is: %s %j', (type, value, problem) => {
    expect(problemsOf(type, value)).toEqual([problem]);
  });
});
