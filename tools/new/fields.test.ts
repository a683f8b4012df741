import { expect, it } from 'vitest';

import { literal } from './fields.ts';

it('numbers of five digits and more are written in groups, and words as they are', () => {
  expect(literal(['upto1000', 'over10000'])).toBe("['upto1000','over10000']");
  expect(literal({ min: 1000, max: 100_000_000_000_000 })).toBe('{min: 1000,max: 100_000_000_000_000}');
});
