import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDottedHours, formatDuration, formatHours, hoursPattern, parseDuration } from './duration.ts';

const minutes = integer({ min: 0, max: 1_000_000 });

describe('showing a duration', () => {
  it.each([
    [0, '00:00'],
    [5, '00:05'],
    [90, '01:30'],
    [6000, '100:00'],
    [-90, '-01:30'],
    [59.6, '01:00'],
    [-0.2, '00:00'],
  ])('shows %d minutes as %s', (value, shown) => {
    expect(formatDuration(value)).toBe(shown);
  });

  it('shows the hours as the editor emits them, without padding', () => {
    expect(formatHours(90)).toBe('1:30');
    expect(formatHours(0)).toBe('0:00');
    expect(formatHours(600)).toBe('10:00');
    expect(formatHours(-30)).toBe('-0:30');
  });

  it.each([
    ['8.5', '08:05'],
    ['1.30', '01:30'],
    [7, '07:00'],
    [0, '00:00'],
    ['12.45', '12:45'],
    ['', '00:00'],
  ])('splits %s at the dot and pads both parts: %s', (value, shown) => {
    expect(formatDottedHours(value)).toBe(shown);
  });
});

describe('typing a duration', () => {
  it.each([
    ['1:30', 90],
    ['01:30', 90],
    [':45', 45],
    [':05', 5],
    ['90m', 90],
    ['90 min', 90],
    ['1.5h', 90],
    ['1,5 h', 90],
    ['.5h', 30],
    ['2 H', 120],
    ['1h 30m', 90],
    ['1h30', 90],
    ['0:00', 0],
    ['１：３０', 90],
  ])('takes %s', (text, expected) => {
    expect(parseDuration(text)).toBe(expected);
  });

  it.each([
    '',
    '90',
    'h',
    'm',
    '1:5',
    '1:',
    ':5',
    '1:60',
    '1:005',
    '1:2:3',
    '-1:00',
    '1.5',
    'an hour',
    '1h2h',
    '99999999999999999h',
  ])('refuses "%s"', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });

  it('reads back whatever it shows', () => {
    assert(
      property(minutes, (value) => {
        expect(parseDuration(formatDuration(value))).toBe(value);
        expect(parseDuration(formatHours(value))).toBe(value);
        expect(parseDuration(`${value}m`)).toBe(value);
        expect(formatHours(value)).toMatch(hoursPattern);
      }),
    );
  });
});
