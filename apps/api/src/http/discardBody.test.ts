import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { discardBody } from './discardBody.ts';

const bodyOf = () => Object.assign(new PassThrough(), { complete: false });

describe('the rest of a body', () => {
  it('is waited for', async () => {
    const body = bodyOf();
    const all = discardBody(body, { time: 1e9, bytes: 10 });
    body.write('12345');
    body.end('67890');
    expect(await all).toBe(true);
    expect(body.readableLength).toBe(0);
  });

  it('is waited for until the client goes', async () => {
    const body = bodyOf();
    const all = discardBody(body, { time: 1e9, bytes: 10 });
    body.destroy();
    expect(await all).toBe(true);
  });

  it.each([
    ['that is too much', { time: 1e9, bytes: 4 }],
    ['that takes too long', { time: 1, bytes: 10 }],
  ])('%s is not waited for', async (_, limits) => {
    const body = bodyOf();
    const all = discardBody(body, limits);
    body.write('12345');
    expect(await all).toBe(false);
    expect(body.isPaused()).toBe(true);
  });

  it('is none when all has come', async () => {
    expect(await discardBody(Object.assign(new PassThrough(), { complete: true }))).toBe(true);
  });
});
