import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { compareImages } from './compareImages.ts';

/** What to do with the committed pictures; only the pinned browser draws the same as they were drawn. */
export type BaselineMode = 'compare' | 'update' | 'off';

/** Where the pictures of what has changed are put to be looked at. */
const differencesFolder = '.visual';

/** Names the environment variable that carries the mode into the workers of the test runner. */
export const modeVariable = 'BUREAU_BASELINES';

/** Gives the file of a story's picture in a variant, beside the story. */
export function baselineFile(storyFile: string, storyId: string, variant: string): string {
  return join(dirname(storyFile), '__screenshots__', `${storyId}-${variant}.png`);
}

/** Compares a picture with the committed one, or replaces that; gives a sentence when they differ. */
export function checkBaseline(file: string, picture: Buffer, mode: BaselineMode): string | undefined {
  if (mode === 'off') return undefined;
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (mode === 'update') {
    if (!expected || compareImages(expected, picture)) write(file, picture);
    return undefined;
  }
  if (!expected)
    return `${file} does not exist yet: draw it with "npm run visual:update", look at it and commit it.`;

  const difference = compareImages(expected, picture);
  if (!difference) return undefined;
  const name = basename(file, '.png');
  write(join(differencesFolder, `${name}.expected.png`), expected);
  write(join(differencesFolder, `${name}.actual.png`), picture);
  if (difference.image) write(join(differencesFolder, `${name}.difference.png`), difference.image);
  return `${file}: ${difference.summary}; see ${join(differencesFolder, name)}.*.png, and "npm run visual:update" if it is meant.`;
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
