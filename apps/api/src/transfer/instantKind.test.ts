import { expect, it } from 'vitest';
import { ParseError } from './fieldKinds.ts';
import { instantKind } from './instantKind.ts';

const read = (text: string) =>
  instantKind.read(text, {
    locale: 'en',
    dateOrder: 'mdy',
    timeZone: 'Europe/Berlin',
    lookups: { people: { find: () => [] }, records: {}, taken: {} },
  });

it.each([
  ['2026-03-02', '2026-03-01T23:00:00.000Z'],
  ['2026-03-02 10:30', '2026-03-02T09:30:00.000Z'],
  ['2026-03-02 10:30:15', '2026-03-02T09:30:15.000Z'],
  ['3/2/2026, 2:30 pm', '2026-03-02T13:30:00.000Z'],
  ['3/2/2026,2:30 PM', '2026-03-02T13:30:00.000Z'],
  ['2026-03-02T10:30', '2026-03-02T09:30:00.000Z'],
  ['2026-03-02T10:30:15.123', '2026-03-02T09:30:15.000Z'],
  ['2026-03-02T10:30:15+02:00', '2026-03-02T08:30:15.000Z'],
  ['2026-03-02T10:30:15+0200', '2026-03-02T08:30:15.000Z'],
  ['2026-03-02 10:30:15 UTC', '2026-03-02T10:30:15.000Z'],
  ['２０２６／３／２ １０：３０：１５', '2026-03-02T09:30:15.000Z'],
  ['2026-03-02 10:30\u200e', '2026-03-02T09:30:00.000Z'],
  ['2026-03-02 10:30Z', '2026-03-02T10:30:00.000Z'],
  ['2026-03-02 10:30:15 -0530', '2026-03-02T16:00:15.000Z'],
])('an instant of a file is read with its time, however it is written: %s', (text, instant) => {
  expect(read(text)).toBe(instant);
});

it.each(['2026-03-02T25:30', '2026-03-02 10:30 +9900', '2026-02-30 10:30', 'soon'])('%s is none', (text) => {
  expect(read(text)).toBeInstanceOf(ParseError);
});
