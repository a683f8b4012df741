import { expect, it } from 'vitest';
import { readHex } from './readHex.ts';

it.each([
  ['#1F6FEB', '#1f6feb'],
  [' 1f6feb ', '#1f6feb'],
  ['#0aF', '#00aaff'],
  ['0af', '#00aaff'],
])('%o is a color', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});

it.each(['', '#', '#1f6f', '#1f6feb80', '##0af', 'blue', '#1f6feg'])('%o is none', (text) => {
  expect(readHex(text)).toBeUndefined();
});
