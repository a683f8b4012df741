import { expect, it } from 'vitest';
import { createClock } from './cells.ts';
import { instantKind } from './instantKind.ts';

it.each([
  ['Europe/Berlin', '2026-10-25T00:00:00.000Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-11-01T06:59:59.000Z'],
  ['UTC', '2026-10-25T01:30:00.000Z'],
])('in %s, %s comes back from a file as it was, also while an hour is there twice', (timeZone, instant) => {
  const lookups = { people: { find: () => [] }, records: {}, taken: {} };
  const written = createClock(timeZone)(instant);
  expect(instantKind.read(written, { locale: 'en', dateOrder: 'ymd', timeZone, lookups })).toBe(instant);
});

it('says how far clocks are ahead only where they show an hour for the second time', () => {
  const write = createClock('America/St_Johns');
  expect(write('2026-11-01T04:15:00.000Z')).toBe('2026-11-01 01:45:00');
  expect(write('2026-11-01T05:15:00.000Z')).toBe('2026-11-01 01:45:00 -03:30');
});
