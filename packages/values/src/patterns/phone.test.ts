import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phonePattern } from './patterns.ts';
import { normalizePhone } from './phone.ts';

describe('writing a telephone number', () => {
  it.each([
    ['+49 30 1234567', '+49 30 1234567'],
    ['(030) 123 45-67', '030 123 45-67'],
    ['+44 (0) 20 7946 0018', '+44 20 7946 0018'],
    ['+1 (415) 555.0132', '+1 415 555 0132'],
    ['030/1234567', '030 1234567'],
    ['０３-１２３４-５６７８', '03-1234-5678'],
    ['+49 – 30', '+49-30'],
    ['  112 ', '112'],
    ['+ 420 123', '+420 123'],
    ['\u202a+972 3 123\u202c', '+972 3 123'],
  ])('writes %s as %s', (text, written) => {
    expect(normalizePhone(text)).toBe(written);
  });

  it.each(['', 'call me', '+', '12+34', '1234567890123456', '0800 FLOWERS'])('refuses "%s"', (text) => {
    expect(normalizePhone(text)).toBeUndefined();
  });

  it('gives what the pattern takes, and the same again', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const written = normalizePhone(text);
        if (written === undefined) return;
        expect(written).toMatch(phonePattern);
        expect(normalizePhone(written)).toBe(written);
      }),
    );
  });
});
