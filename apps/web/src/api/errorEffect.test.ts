import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { errorEffect } from './errorEffect.ts';

const failed = (status: number, body?: unknown, kind: ApiErrorKind = 'status') =>
  new ApiError('tasks.one', { kind, status, body });

describe('telling a person what went wrong', () => {
  it.each([
    [400, { error: 'Bad date' }, { kind: 'toast', title: 'error', message: { text: 'Bad date' } }],
    [401, { error: 'Expired' }, { kind: 'signOut' }],
    [403, { error: 'No' }, { kind: 'toast', title: null, message: 'forbidden' }],
    [404, { error: 'No' }, { kind: 'toast', title: null, message: 'notFound' }],
    [422, { error: 'Too early' }, { kind: 'toast', title: null, message: { text: 'Too early' } }],
    [500, { error: 'Oops' }, { kind: 'toast', title: 'serverError', message: { text: 'Oops' } }],
  ])('follows the catalogue for %i', (status, body, effect) => {
    expect(errorEffect(failed(status, body))).toEqual(effect);
  });

  it('gathers the messages of all fields in the dialog', () => {
    const body = { errors: { title: ['Too long', 'No tabs'], 'lines.2.quantity': ['Not a number'] } };
    expect(errorEffect(failed(422, body))).toEqual({
      kind: 'dialog',
      messages: ['Too long', 'No tabs', 'Not a number'],
    });
  });

  it.each([
    ['below their fields', { lines: [{ quantity: ['Not a number'] }], budget: { limit: ['Spent'] } }],
    ['without lists', { 'lines.0.quantity': 'Not a number', 'budget.limit': 'Spent' }],
    ['in lists of their own', { lines: [{ message: 'Not a number' }], budget: [null, 7, 'Spent'] }],
    ['without fields', ['Not a number', 'Spent']],
    ['by names of their own', JSON.parse('{"__proto__": "Not a number", "constructor": "Spent"}') as object],
  ])('gathers messages that are given %s', (_, errors) => {
    expect(errorEffect(failed(422, { errors }))).toEqual({
      kind: 'dialog',
      messages: ['Not a number', 'Spent'],
    });
  });

  it('names nested fields as the server does', () => {
    const { fieldErrors } = failed(422, { errors: { lines: [{}, { quantity: ['Not a number'] }] } });
    expect(fieldErrors).toEqual({ 'lines.1.quantity': ['Not a number'] });
  });

  it('says what the server says of the whole rather than of its fields', () => {
    const body = { error: 'Closed', errors: { title: ['Too long'] } };
    expect(errorEffect(failed(422, body))).toEqual({
      kind: 'toast',
      title: null,
      message: { text: 'Closed' },
    });
  });

  it.each([
    ['an error page of a proxy', failed(400, undefined)],
    ['an error without a word', failed(500, { error: '' })],
    ['a refusal without a reason', failed(422, { errors: {} })],
    ['a refusal for reasons that are no texts', failed(422, { errors: { title: [7, null] } })],
  ])('has words of its own for %s', (_, error) => {
    expect(errorEffect(error)).toMatchObject({ kind: 'toast', message: 'unexpected' });
  });

  it.each([
    ['a conflict', failed(409, { error: 'Changed', current: {} })],
    ['too many requests', failed(429, { error: 'Slow down' })],
    ['a server that is away', failed(503, { error: 'Away' })],
    ['no answer at all', failed(0, undefined, 'network')],
    ['an answer that is cut off', failed(200, undefined, 'malformed')],
  ])('leaves %s to the place where it happened', (_, error) => {
    expect(errorEffect(error)).toEqual({ kind: 'nothing' });
  });
});
