import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

import { root } from '../install.mjs';

/** Matches a style by which something answers a pointer. */
const answer = /:hover|:active\b|\[data-(?:hovered|pressed)/;

const matrix = /^export const Matrix\b[^]*?^\};/m;

const readAll = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(resolve(root, file), 'utf8')] as const);

/**
 * Returns whether the styles of a component answer a pointer: those of its folder and those that it takes from a folder without a page. What it is
 * composed of shows its answer on its own page.
 */
export function answersPointer(folder: string, others: readonly string[]): boolean {
  const isElsewhere = (file: string) => others.some((other) => file.startsWith(`${resolve(root, other)}/`));
  const seen = new Set<string>();
  const queue = readAll(`${folder}/**/*.{ts,tsx}`).filter(([file]) => !/\.(?:test|stories)\./.test(file));
  for (const [file, text] of queue) {
    if (file.endsWith('.styles.ts') && answer.test(text)) return true;
    for (const [, path = ''] of text.matchAll(/from '(\.[^']+\.styles\.ts)'/g)) {
      const imported = resolve(root, dirname(file), path);
      if (seen.has(imported) || isElsewhere(imported)) continue;
      seen.add(imported);
      queue.push([imported, readFileSync(imported, 'utf8')]);
    }
  }
  return false;
}

/** Returns whether the stories of a folder show all states side by side. */
export const hasMatrix = (folder: string) =>
  readAll(`${folder}/*.stories.tsx`).some(([, text]) => /^export const Matrix\b/m.test(text));

/** Returns whether a Matrix of a folder shows how its component answers a pointer. */
const showsPointer = (folder: string) =>
  readAll(`${folder}/*.stories.tsx`).some(([, text]) => matrix.exec(text)?.[0].includes('pointer: {'));

/** Returns the folders from which a component takes controls that show on their own pages how they answer a pointer, unless it shows so itself. */
export function pointerFolders(folder: string, folders: readonly string[]): readonly string[] {
  if (showsPointer(folder)) return [];
  const sources = readAll(`${folder}/**/*.tsx`).filter(([file]) => !/\.(?:test|stories)\./.test(file));
  const imported = sources.flatMap(([file, text]) =>
    Array.from(text.matchAll(/from '(\.[^']+)\/index\.ts'/g), ([, path = '']) =>
      resolve(root, dirname(file), path),
    ),
  );
  const named = sources.flatMap(([, text]) =>
    Array.from(text.matchAll(/import \{([^}]+)\} from '@bureau\/ui/g), ([, names = '']) =>
      names.split(/[\s,]+/),
    ),
  );
  const isUsed = (other: string) =>
    imported.includes(resolve(root, other)) || named.flat().includes(basename(other));
  return folders.filter((other) => other !== folder && isUsed(other) && showsPointer(other));
}

/** Returns whether no Matrix shows how a component answers a pointer, although it does; `folders` are those of all components. */
export function hidesPointer(folder: string, folders: readonly string[]): boolean {
  return (
    !showsPointer(folder) &&
    answersPointer(
      folder,
      folders.filter((other) => other !== folder),
    )
  );
}
