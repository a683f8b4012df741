import { describe, expect, it } from 'vitest';
import { isErrorBody } from './bodies.ts';
import { errorCatalogue } from './catalogue.ts';

describe('the catalogue of docs/product.md §8', () => {
  it('speaks of six statuses and of no other', () => {
    expect(Object.keys(errorCatalogue)).toEqual(['400', '401', '403', '404', '422', '500']);
    expect(errorCatalogue[401]).toEqual({ kind: 'signOut' });
    expect(errorCatalogue[409]).toBeUndefined();
  });
});

describe('the body of an error', () => {
  it.each([{ error: 'x' }, { errors: { a: ['x'] } }, { error: 'x', current: {} }])('%j is one', (body) => {
    expect(isErrorBody(body)).toBe(true);
  });

  it.each([
    null,
    undefined,
    'x',
    7,
    [],
    {},
    { error: 7 },
    { errors: null },
    { errors: 'x' },
    { errors: ['x'] },
    { errors: { a: 'x' } },
    { errors: { a: [{ b: 'x' }] } },
    { errors: { a: { b: ['x'] } } },
    { message: 'x' },
  ])('%j is none', (body) => {
    expect(isErrorBody(body)).toBe(false);
  });
});
