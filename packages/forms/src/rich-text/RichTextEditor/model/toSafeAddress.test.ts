import { describe, expect, it } from 'vitest';
import { toSafeAddress } from './toSafeAddress.ts';

describe('the address of a link', () => {
  it.each([
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    [' http://example.com ', 'http://example.com'],
    ['#/tasks/detail/7', '#/tasks/detail/7'],
    ['mailto:ada@bureau.example', 'mailto:ada@bureau.example'],
    ['ada@bureau.example', 'mailto:ada@bureau.example'],
    ['example.com/page', 'https://example.com/page'],
    ['example.com:8080', 'https://example.com:8080'],
  ])('%s is kept as %s', (typed, address) => {
    expect(toSafeAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' data:text/html,x',
    'vbscript:x',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//example.com',
    '/api/logout',
    String.raw`\\example.com`,
    String.raw`https:\\example.com`,
    'https:///example.com',
    'word',
    'two words.example',
  ])('%s is refused', (typed) => {
    expect(toSafeAddress(typed)).toBeUndefined();
  });
});
