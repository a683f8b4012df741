import { expect, it } from 'vitest';
import { paneColumns } from './paneColumns.ts';

const idsAt = (width: number, scale?: number) => paneColumns([], width, scale).columns.map(({ id }) => id);

it('columns grow with the texts, and fewer of them have room then', () => {
  expect(idsAt(1000)).toEqual(['#name', '#start', '#end', '#progress']);
  expect(idsAt(1000, 2)).toEqual(['#name']);
  expect(paneColumns([], 2000, 2).columns.map(({ at, width }) => [at, width])).toEqual([
    [0, 520],
    [520, 208],
    [728, 208],
    [936, 144],
  ]);
});

it('names leave room for bars on a phone, however large the texts are', () => {
  expect(paneColumns([], 358).width).toBe(156);
  expect(paneColumns([], 358, 2).width).toBeLessThan(0.6 * 358);
});
