import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { recordOf } from './recordOf.ts';
import { shape, text } from './schema.ts';

const schema = shape({ texts: recordOf(text(3).min(1).defined().nullable(), 2).optional() });

function faultsOf(value: unknown): (string | undefined)[][] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ path, type }) => [path, type]);
  }
}

describe('an object whose fields have any names', () => {
  it.each<[unknown]>([
    [{}],
    [{ texts: undefined }],
    [{ texts: {} }],
    [{ texts: { 'a.b': 'abc', constructor: null } }],
  ])('is taken as %j', (value) => {
    expect(faultsOf(value)).toEqual([]);
  });

  it('is refused with the place of each value that is wrong', () => {
    expect(faultsOf({ texts: { 'a.b': 'abcd', c: 5 } })).toEqual([
      ['texts.a.b', 'max'],
      ['texts.c', 'typeError'],
    ]);
    const own = JSON.parse('{"texts":{"__proto__":""}}') as unknown;
    expect(faultsOf(own)).toEqual([['texts.__proto__', 'min']]);
  });

  it.each<[unknown, string]>([
    [{ texts: { a: 'a', b: 'b', c: 'c' } }, 'max'],
    [{ texts: ['a'] }, 'typeError'],
    [{ texts: 'a' }, 'typeError'],
    [{ texts: null }, 'nullable'],
  ])('is refused as a whole as %j', (value, type) => {
    expect(faultsOf(value)).toEqual([['texts', type]]);
  });
});
