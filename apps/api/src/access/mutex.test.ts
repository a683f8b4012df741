import { describe, expect, it } from 'vitest';
import { withMutex } from './mutex.ts';

describe('work with one key', () => {
  it('is done in the order in which it was asked for, never two at once', async () => {
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => withMutex('key', work(name))));
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('goes on after some of it has failed', async () => {
    const failing = withMutex('key', () => Promise.reject(new Error('no')));
    const next = withMutex('key', () => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });

  it('does not wait for that of another key', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const slow = withMutex('slow', () => promise);
    await expect(withMutex('other', () => Promise.resolve('done'))).resolves.toBe('done');
    resolve();
    await slow;
  });
});
