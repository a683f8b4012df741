import { expect, it } from 'vitest';
import { isPublished } from './isPublished.ts';

const [before, now, after] = [
  '2026-03-16T00:00:00.000Z',
  '2026-03-17T00:00:00.000Z',
  '2026-03-18T00:00:00.000Z',
];

it.each([
  { publish_at: null, expire_at: null, is: true },
  { publish_at: before, expire_at: after, is: true },
  { publish_at: now, expire_at: null, is: true },
  { publish_at: after, expire_at: null, is: false },
  { publish_at: null, expire_at: now, is: false },
])('an announcement from $publish_at to $expire_at is shown: $is', ({ is, ...times }) => {
  expect(isPublished(times, Date.parse(now))).toBe(is);
});
