import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';

import { root } from '../install.mjs';

/** A mistake of whoever asks for something new: it is told in one line. */
export class GeneratorError extends Error {
  override readonly name = 'GeneratorError';
}

export const path = (...parts: string[]) => join(root, ...parts);

/** What will be written, by path: all of it, or nothing when something is refused on the way. */
const staged = new Map<string, string>();

/** Reads a file of the repository as it will be. */
export function read(...parts: string[]): string {
  const file = join(...parts);
  return staged.get(file) ?? readFileSync(path(file), 'utf8');
}

/** Writes what was made, and gives the paths of it. */
export function writeFiles(): string[] {
  const written = [...staged.keys()];
  for (const [file, text] of staged) {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  }
  staged.clear();
  return written;
}

/** Changes a file of the repository; refuses when the change finds nothing to hold on to. */
export function change(file: string, edit: (text: string) => string): void {
  const text = read(file);
  const changed = edit(text);
  if (changed === text)
    throw new GeneratorError(`${file} is not written as expected: nothing could be added to it.`);
  staged.set(file, changed);
}

/** Makes a file of the repository; refuses to write over one that is there. */
export function create(file: string, text: string): void {
  if (staged.has(file) || existsSync(path(file))) throw new GeneratorError(`${file} is there already.`);
  staged.set(file, text);
}

/**
 * Makes files from the templates of a folder, with words of their paths and texts replaced. A template ends in `.txt`, so that no tool
 * takes it for what it will become.
 */
export function fillTemplates(templates: string, target: string, fill: (text: string) => string): void {
  for (const name of globSync('**/*.txt', { cwd: templates })) {
    const file = join(target, fill(name.replace(/\.txt$/, '')));
    create(file, fill(readFileSync(join(templates, name), 'utf8')));
  }
}

/**
 * Returns whether the code of templates has a word already, as a name of its own. A name that is also a word of JavaScript, or one of its
 * globals, is taken as well.
 */
export function isTaken(word: string, templates: string): boolean {
  const code = globSync('**/*.txt', { cwd: templates })
    .map((name) => readFileSync(join(templates, name), 'utf8'))
    .join('\n')
    .replaceAll(/'[^'\n]*'|\/\*.*?\*\/|\/\/.*?$/gms, '');
  return new RegExp(`\\b${word}\\b`).test(code) || word in globalThis || isReserved(word);
}

function isReserved(word: string): boolean {
  try {
    new Script(`'use strict'; let ${word};`);
    return false;
  } catch {
    return true;
  }
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

export const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
