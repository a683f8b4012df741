import { describe, expect, it } from 'vitest';
import { tasks } from '../resources/tasks.ts';
import { isStorable } from './isStorable.ts';
import { idInQuery, line, shape, text } from './schema.ts';

const taskCreate = tasks.create.body;

describe('a body', () => {
  it('is taken as it is, with what may be left out', () => {
    expect(taskCreate.isValidSync({ title: 'x' })).toBe(true);
    expect(taskCreate.isValidSync({ title: 'x', due_date: null, assignee_ids: [1], status: 6 })).toBe(true);
  });

  it.each([
    [{}],
    [{ title: '' }],
    [{ title: ' x' }],
    [{ title: 7 }],
    [{ title: 'x', status: '1' }],
    [{ title: 'x', progress: '50' }],
    [{ title: 'x', due_date: '2026-02-29' }],
    [{ title: 'x', assignee_ids: ['1'] }],
    [{ title: 'x', assignee_ids: null }],
    [{ title: 'x', code: 'TSK-0001' }],
    [{ title: 'x', created_by: 1 }],
    [[]],
    [null],
  ])('is never cast into what it is not: %j', (body) => {
    expect(taskCreate.isValidSync(body)).toBe(false);
  });

  it('refuses unknown fields also inside of others', () => {
    const outer = shape({ inner: shape({ a: text(5).optional() }) });
    expect(outer.isValidSync({ inner: { a: 'x' } })).toBe(true);
    expect(outer.isValidSync({ inner: { a: 'x', b: 1 } })).toBe(false);
  });
});

describe('an id in a query', () => {
  it.each(['1', '999999999', '1000000000', '2147483647'])(
    'is every one that a column can hold: %s',
    (value) => {
      expect(idInQuery().isValidSync(value)).toBe(true);
    },
  );

  it.each(['', '0', '-1', '01', '1.5', ' 1', '2147483648', '99999999999', 1])('is not %j', (value) => {
    expect(idInQuery().isValidSync(value)).toBe(false);
  });
});

describe('a text', () => {
  it.each(['', 'Größe', '😀', '\n\t'])('%j can be stored', (value) => {
    expect(isStorable(value)).toBe(true);
  });

  it.each(['a\0b', '\uD800', '\uDC00x'])('%j cannot', (value) => {
    expect(isStorable(value)).toBe(false);
    expect(text(50).isValidSync(value)).toBe(false);
  });

  it.each(['Größe', 'שלום 😀', "D'Angelo & Söhne"])('%j can be a name', (value) => {
    expect(line(50).isValidSync(value)).toBe(true);
  });

  it.each(['M\r\nBcc: somebody@example.com', 'a\tb', 'a\u2028b', '\u001B[2J', ' x'])(
    '%j cannot, which would pass for several lines',
    (value) => {
      expect(line(50).isValidSync(value)).toBe(false);
    },
  );
});
