import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What to do with the committed pictures; only the pinned browser draws the same as they were drawn. */
export type BaselineMode = 'compare' | 'update' | 'off';

/** Names the environment variable that carries the mode into the workers of the test runner. */
export const modeVariable = 'BUREAU_BASELINES';

/** Where the pictures of what has changed are put to be looked at. */
export const differencesFolder = '.visual';

/** Returns the file of a story's picture in a variant, beside the story. */
export function baselineFile(storyFile: string, storyId: string, variant: string): string {
  return join(dirname(storyFile), '__screenshots__', `${storyId}-${variant}.png`);
}

/** Compares a picture with the committed one, or replaces that; returns a sentence when they differ. */
export function checkBaseline(file: string, picture: Buffer, mode: BaselineMode): string | undefined {
  if (mode === 'off') return undefined;
  const expected = existsSync(file) ? readFileSync(file) : undefined;
  if (expected?.equals(picture)) return undefined;
  if (mode === 'update') {
    write(file, picture);
    return undefined;
  }
  if (!expected)
    return `${file} does not exist yet: draw it with "npm run visual:update", look at it and commit it.`;

  const name = join(differencesFolder, basename(file, '.png'));
  const actual = `${name}.actual.png`;
  write(actual, picture);
  const summary = compare(file, actual, `${name}.difference.png`);
  if (summary === '') {
    rmSync(actual);
    return undefined;
  }
  write(`${name}.expected.png`, expected);
  return `${file}: ${summary}; see ${name}.*.png, and "npm run visual:update" if it is meant.`;
}

function compare(...files: [expected: string, actual: string, difference: string]): string {
  return execFileSync(process.execPath, ['tools/stories/compare.ts', ...files], { encoding: 'utf8' }).trim();
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
