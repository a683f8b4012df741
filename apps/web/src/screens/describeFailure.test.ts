import { FormError } from '@bureau/forms';
import type { TFunction } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { describeFailure, reportDefect, toFormError } from './describeFailure.ts';

// the key stands for its text
const t = ((key: string) => key) as TFunction;
const failed = (status: number, body?: unknown, retryAfter: number | null = null) =>
  new ApiError('tasks.update', { kind: status === 0 ? 'network' : 'status', status, body, retryAfter });

afterEach(() => vi.unstubAllGlobals());

describe('saying at its place why something was not saved', () => {
  it.each([
    [failed(0), 'errors.save.network'],
    [failed(503), 'errors.save.network'],
    [new ApiError('tasks.update', { kind: 'malformed', status: 200 }), 'errors.save.malformed'],
    [failed(403, { error: 'No' }), 'errors.forbidden'],
    [failed(404, { error: 'No' }), 'errors.not_found'],
    [failed(429, { error: 'Wait a minute' }), 'Wait a minute'],
    [failed(429, { error: 'Too many. Try again in 15 minutes.' }, 900), 'Too many. Try again in 15 minutes.'],
    [failed(429, '<h1>Slow down</h1>', 30), 'errors.too_often'],
    [failed(422, { errors: { title: ['Too long'], due_date: ['Too early'] } }), 'Too long Too early'],
    [failed(500), 'errors.save.other'],
    [new Error('bug'), 'errors.save.other'],
  ])('%s', (error, message) => {
    expect(describeFailure(error, t)).toBe(message);
  });
});

describe('a form that was refused', () => {
  it('shows the messages of fields at the fields', () => {
    const error = toFormError(failed(422, { errors: { title: ['Too long'] } }), t);
    expect(error).toBeInstanceOf(FormError);
    expect(error).toMatchObject({ fields: { title: ['Too long'] }, message: '' });
  });

  it('says itself what the catalogue shows nothing of', () => {
    expect(toFormError(failed(429, { error: 'Wait' }), t)).toMatchObject({ message: 'Wait', fields: {} });
    expect(toFormError(failed(0), t)).toMatchObject({ message: 'errors.save.network' });
  });

  it.each([
    [failed(400, { error: 'Bad date' }), 'Bad date'],
    [failed(403, { error: 'No' }), 'errors.forbidden'],
    [failed(404, { error: 'No' }), 'errors.not_found'],
    [failed(422, { error: 'Closed' }), 'Closed'],
  ])('says what the catalogue has left to it: %s', (error, message) => {
    error.isHandledByCaller = true;
    expect(toFormError(error, t)).toMatchObject({ message, fields: {} });
  });

  it('leaves the end of a session to the sign-in', () => {
    const ended = failed(401, { error: 'Expired' });
    ended.isHandledByCaller = true;
    expect(toFormError(ended, t)).toBe(ended);
  });

  it('says nothing twice', () => {
    const wrongPassword = failed(422, { error: 'Wrong' });
    expect(toFormError(wrongPassword, t)).toBe(wrongPassword);
  });
});

it('reports defects, but no failed or abandoned calls', () => {
  const report = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', report);
  const defect = new TypeError('x is undefined');
  for (const error of [failed(500), new DOMException('', 'AbortError'), defect]) reportDefect(error);
  expect(report).toHaveBeenCalledExactlyOnceWith(defect);
});
