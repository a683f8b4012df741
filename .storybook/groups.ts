import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { StoriesEntry } from 'storybook/internal/types';

import { componentGroups, toHeading } from '../tools/workshop/readDocs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = '**/*.stories.tsx';

/** Returns a group of the workshop for each folder of a package that holds components, in the order of their names. */
function groupsOf(sources: string, group: string): StoriesEntry[] {
  const folders = globSync(`${sources}/*/*/*.stories.tsx`, { cwd: root }).map((file) =>
    dirname(dirname(file)),
  );
  return [...new Set(folders)].sort().map((folder) => ({
    directory: join(root, folder),
    files,
    titlePrefix: `${group}/${toHeading(basename(folder))}`,
  }));
}

/** Every story, under the group that follows from where it stands: a component is found in the workshop as in the sources. */
export const groups: StoriesEntry[] = [
  { directory: join(root, '.storybook/pages'), files: '*.mdx' },
  { directory: join(root, 'packages/theme/src/stories'), files, titlePrefix: 'Foundations' },
  { directory: join(root, 'packages/ui/src/stories'), files, titlePrefix: 'Foundations' },
  ...groupsOf('packages/ui/src', componentGroups.ui),
  ...groupsOf('packages/forms/src', componentGroups.forms),
  { directory: join(root, 'apps/web/src'), files, titlePrefix: 'Pages' },
];
