import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readImportGraph } from './importGraph.ts';
import { type Selection, selectTests } from './selectTests.ts';

/** Returns the lines that git prints. */
function git(root: string, ...args: string[]): string[] {
  const printed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return printed.split('\0').filter((line) => line !== '');
}

/**
 * Selects the tests to which something may have happened since a commit, or since a branch was left: in commits, staged, in the working
 * copy, or in a file that is new.
 */
export function selectChanged(root: string, commit = 'HEAD'): Selection {
  const [base = ''] = git(root, 'merge-base', commit, 'HEAD').map((line) => line.trim());
  const added = git(root, 'ls-files', '-z', '--others', '--exclude-standard');
  const changed = [...git(root, 'diff', '-z', '--name-only', '--no-renames', base), ...added];
  const tracked = git(root, 'ls-files', '-z', '--cached');
  const files = [...tracked, ...added].filter((file) => existsSync(join(root, file)));
  return selectTests(readImportGraph(root, files), files, changed);
}
