import { describe, expect, it } from 'vitest';
import type { FormsMessages } from '../../messages/index.ts';
import { type TextRules, validateText } from './validateText.ts';

const messages: FormsMessages = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const check = (text: string, rules: TextRules) => validateText(text, rules, messages);

describe('checking a text that is edited in its place', () => {
  it('demands a text only where one is required', () => {
    expect(check('', { isRequired: true })).toBe('forms.error.required');
    expect(check('', { minLength: 3, pattern: /x/ })).toBeUndefined();
  });

  it('counts characters', () => {
    expect(check('ab', { minLength: 3 })).toBe('forms.error.minLength 3');
    expect(check('abcd', { maxLength: 3 })).toBe('forms.error.maxLength 3');
    expect(check('abc', { minLength: 3, maxLength: 3 })).toBeUndefined();
  });

  it('looks for the pattern, every time anew', () => {
    const pattern = /^\d+$/g;
    expect(check('12', { pattern })).toBeUndefined();
    expect(check('12', { pattern })).toBeUndefined();
    expect(check('a', { pattern })).toBe('forms.error.pattern');
    expect(check('a', { pattern, patternMessage: 'Only digits.' })).toBe('Only digits.');
  });
});
