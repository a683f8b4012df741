import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { createLogger } from '../../http/logger.ts';
import { createEmptyDir, deleteDir } from '../../testing/folders.ts';
import { openControl, requestBackup } from './control.ts';

afterEach(() => vi.restoreAllMocks());

it('root is given a backup by a server that runs as somebody else', async () => {
  const dataDir = createEmptyDir();
  const write = (to: Writable) => Promise.resolve(void to.write('a backup'));
  const control = await openControl(dataDir, write, createLogger('silent'));
  const uid = process.getuid?.() ?? 0;
  vi.spyOn(process, 'getuid').mockReturnValue(uid + 1);
  const answer = await requestBackup(dataDir);
  expect(answer && (await text(answer))).toBe('a backup');
  await control.close();
  deleteDir(dataDir);
});
