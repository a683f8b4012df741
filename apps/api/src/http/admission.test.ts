import { system, tasks } from '@bureau/contract';
import { expect, it } from 'vitest';
import { createAdmission } from './admission.ts';

it('somebody who comes when too many wait is told to try again later, and whether the server is well is told at any time', async () => {
  const admission = createAdmission({ places: 1, maxWaiting: 1 });
  const held = Promise.withResolvers<string>();
  const running = admission(tasks.list, () => held.promise);
  const waiting = admission(tasks.list, () => Promise.resolve('later'));
  await expect(admission(tasks.list, () => Promise.resolve('never'))).rejects.toMatchObject({
    status: 503,
    text: { key: 'errors.busy' },
    headers: { 'Retry-After': '5' },
  });
  expect(await admission(system.health, () => Promise.resolve('well'))).toBe('well');
  // What takes long has a queue of its own.
  expect(await admission(tasks.import, () => Promise.resolve('imported'))).toBe('imported');
  held.resolve('now');
  expect(await Promise.all([running, waiting])).toEqual(['now', 'later']);
});
