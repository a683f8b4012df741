import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { StoriesEntry } from 'storybook/internal/types';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = '**/*.stories.tsx';

/** Writes the name of a folder as a heading: `rich-text` is “Rich text”. */
const heading = (folder: string) => folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ');

/** Returns a group of the workshop for each folder of a package that holds components, in the order of their names. */
function groupsOf(sources: string, group: string): StoriesEntry[] {
  const folders = globSync(`${sources}/*/*/*.stories.tsx`, { cwd: root }).map((file) =>
    dirname(dirname(file)),
  );
  return [...new Set(folders)].sort().map((folder) => ({
    directory: join(root, folder),
    files,
    titlePrefix: `${group}/${heading(basename(folder))}`,
  }));
}

/** Every story, under the group that follows from where it stands: a component is found in the workshop as in the sources. */
export const groups: StoriesEntry[] = [
  { directory: join(root, 'packages/theme/src/stories'), files, titlePrefix: 'Foundations' },
  { directory: join(root, 'packages/ui/src/stories'), files, titlePrefix: 'Foundations' },
  ...groupsOf('packages/ui/src', 'Components'),
  ...groupsOf('packages/forms/src', 'Forms'),
  { directory: join(root, 'apps/web/src'), files, titlePrefix: 'Pages' },
];
