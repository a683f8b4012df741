import { expect, it } from 'vitest';
import { loadFormsMessages } from './loadFormsMessages.ts';

it('the texts of a language are those of each of its locales', async () => {
  const german = await loadFormsMessages('de');
  expect(german).not.toEqual({});
  await expect(loadFormsMessages('de-AT')).resolves.toBe(german);
});

it('nothing is loaded for a language that nobody knows', async () => {
  await expect(loadFormsMessages('tlh')).resolves.toEqual({});
});
