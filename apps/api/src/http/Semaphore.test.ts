import { describe, expect, it } from 'vitest';
import { QueueFullError, Semaphore } from './Semaphore.ts';

function createWorks(semaphore: Semaphore) {
  const started: number[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const start = (id: number) =>
    semaphore.run(async () => {
      started.push(id);
      ends[id] = Promise.withResolvers<void>();
      await ends[id].promise;
      return id;
    });
  return { started, ends, start };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('calls that wait for a place', () => {
  it('run in the order in which they came, as many at a time as there are places', async () => {
    const { started, ends, start } = createWorks(new Semaphore(2, 10));
    const all = [0, 1, 2, 3].map(start);
    await settle();
    expect(started).toEqual([0, 1]);
    ends[1]?.resolve();
    await settle();
    expect(started).toEqual([0, 1, 2]);
    // who comes now comes after who waits
    all.push(start(4));
    ends[0]?.resolve();
    await settle();
    expect(started).toEqual([0, 1, 2, 3]);
    for (const id of [2, 3]) ends[id]?.resolve();
    await settle();
    ends[4]?.resolve();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
  });

  it('leave their place when they fail', async () => {
    const semaphore = new Semaphore(1, 10);
    const failing = semaphore.run(() => Promise.reject(new Error('no')));
    const next = semaphore.run(() => Promise.resolve('yes'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });

  it('are refused at once where too many wait', async () => {
    const { ends, start } = createWorks(new Semaphore(1, 1));
    const [running, waiting] = [start(0), start(1)];
    await expect(start(2)).rejects.toThrow(QueueFullError);
    ends[0]?.resolve();
    await settle();
    ends[1]?.resolve();
    expect(await Promise.all([running, waiting])).toEqual([0, 1]);
  });
});
