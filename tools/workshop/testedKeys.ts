import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../install.mjs';

const arrows: Readonly<Record<string, string>> = {
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};
const held: Readonly<Record<string, string>> = { Ctrl: 'Control', Shift: 'Shift', Alt: 'Alt' };

/** Returns what a test writes that presses a key: `→`, `Ctrl+Home`, `Space`. */
function patternOf(shortcut: string): RegExp {
  const keys = shortcut.split('+');
  const last = keys.pop() ?? '';
  const key = arrows[last] ?? last;
  const modifiers = keys.map((name) => `\\{${held[name] ?? name}>\\}`).join('');
  if (shortcut === 'Tab') return /\btab\(\)|\{Tab\}|'Tab'/;
  if (shortcut === 'Shift+Tab') return /\btab\(\{ shift: true|\{Shift>\}\{Tab\}/;
  if (shortcut === 'Space') return /\('(?:\{[^}]+\})* (?:\{[^}]+\}|')|key: ' '/;
  // keys that stand between are held with the same ones
  if (keys.length > 0)
    return new RegExp(`${modifiers}(?:\\{\\w+\\})*\\{?${key.length === 1 ? key.toLowerCase() : key}`);
  return new RegExp(`\\{${key}(?:>\\d+/)?\\}|'${key}'`);
}

/** Returns the keys of a table, the first column of which names each in code. */
export function keysOf(table: string): string[] {
  return table
    .split('\n')
    .flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? [])
    .flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, key = '']) => key));
}

/** Returns the keys of those given that no test in some folders presses. */
export function untestedKeys(keys: readonly string[], folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    globSync(`${folder}/**/{*.stories.tsx,*.test.{ts,tsx},testing/*.{ts,tsx}}`, { cwd: root }),
  );
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return keys.filter((key) => !patternOf(key).test(text));
}
