import { expect, it } from 'vitest';
import { speedAt } from './scrollAtEdges.ts';

it('a pointer scrolls near an edge, the faster the nearer, and in the middle not at all', () => {
  expect(speedAt(400, 0, 800)).toBe(0);
  expect(speedAt(10, 0, 800)).toBeLessThan(speedAt(50, 0, 800));
  expect(speedAt(50, 0, 800)).toBeLessThan(0);
  expect(speedAt(790, 0, 800)).toBeGreaterThan(speedAt(760, 0, 800));
  // beyond the edge it is no faster
  expect(speedAt(2000, 0, 800)).toBe(speedAt(800, 0, 800));
});

it('a low box has a middle, too', () => {
  expect(speedAt(40, 0, 80)).toBe(0);
});
