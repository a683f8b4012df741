import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../install.mjs';
import type { Change } from './docs.types.ts';

/** Reads the changes that wait for the next release, those of components first. */
export function readChanges(): Change[] {
  return globSync('.changeset/*.md', { cwd: root })
    .sort()
    .flatMap((file) => {
      const [, head = '', text = ''] = readFileSync(join(root, file), 'utf8').split(/^---$/m);
      const packages = Array.from(head.matchAll(/'(@bureau\/\w+)'/g), ([, name = '']) => name);
      return packages.length > 0 ? [{ packages, text: text.trim() }] : [];
    });
}
