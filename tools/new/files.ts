import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { root } from '../install.mjs';

/** A mistake of whoever asks for something new: it is told in one line. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

export const path = (...parts: string[]) => join(root, ...parts);
export const read = (...parts: string[]) => readFileSync(path(...parts), 'utf8');

/** Writes a file of the repository. */
function write(file: string, text: string): void {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
}

/** Changes a file of the repository; refuses when the change finds nothing to hold on to. */
export function change(file: string, edit: (text: string) => string): void {
  const text = read(file);
  const changed = edit(text);
  if (changed === text)
    throw new Refusal(`${file} is not written as expected: nothing could be added to it.`);
  write(file, changed);
}

/**
 * Writes the templates of a folder to another place, with words of their paths and texts replaced, and gives their paths. A template ends
 * in `.txt`, so that no tool takes it for what it will become.
 */
export function fillTemplates(templates: string, target: string, fill: (text: string) => string): string[] {
  const names = globSync('**/*.txt', { cwd: templates });
  return names.map((name) => {
    const file = join(target, fill(name.replace(/\.txt$/, '')));
    write(file, fill(readFileSync(join(templates, name), 'utf8')));
    return file;
  });
}

/** Adds a line among lines of the same kind, where the alphabet puts it. */
export function insertSorted(text: string, line: string, isSameKind: (line: string) => boolean): string {
  const lines = text.split('\n');
  const [first, last] = [lines.findIndex(isSameKind), lines.findLastIndex(isSameKind)];
  if (first < 0) return text;
  const later = lines.findIndex((other, index) => index >= first && isSameKind(other) && other > line);
  lines.splice(later < 0 ? last + 1 : later, 0, line);
  return lines.join('\n');
}
