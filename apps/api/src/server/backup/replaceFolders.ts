import { existsSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * Puts folders in the places of others, which are deleted then: all of them, or none when one cannot be moved, such as one that another disk
 * is mounted at.
 */
export async function replaceFolders(
  pairs: readonly { readonly target: string; readonly by: string }[],
): Promise<void> {
  const keptAs = (target: string) => `${target}.replaced`;
  const clear = () =>
    Promise.all(pairs.map(({ target }) => rm(keptAs(target), { recursive: true, force: true })));
  await clear();
  const moved: (readonly [from: string, to: string])[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    moved.push([from, to]);
  };
  try {
    for (const { target, by } of pairs) {
      if (existsSync(target)) move(target, keptAs(target));
      move(by, target);
    }
  } catch (error) {
    for (const [from, to] of moved.toReversed()) renameSync(to, from);
    throw error;
  }
  await clear();
}
