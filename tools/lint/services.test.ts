import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const document = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../../apps/api/src', import.meta.url));

/** Returns who uses the service of each module of the API, by its name: other modules, then the server, as the table lists them. */
function findUsers(): Record<string, string> {
  const users = new Map<string, Set<string>>();
  for (const file of globSync(['modules/*/**/*.ts', 'server/**/*.ts'], { cwd: root }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const [layer = '', module = ''] = file.split(/[\\/]/);
    const user = layer === 'modules' ? module : layer;
    const imported = readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '.*\/([\w-]+)\/service\.ts'/g);
    for (const [, name = ''] of imported) users.set(name, (users.get(name) ?? new Set()).add(user));
  }
  return Object.fromEntries([...users].map(([name, found]) => [name, [...found].join(', ')]));
}

it('an engineer who reads the architecture finds each service that modules of the API offer, and who uses it', () => {
  const table = document.split(/^\| module .*\n.*\n/m)[1]?.split('\n\n')[0] ?? '';
  const rows = table.matchAll(/^\| `(\w[\w-]*)` +\|[^|]+\| ([^|]*\S) +\|$/gm);
  expect(Object.fromEntries([...rows].map(([, name, users]) => [name, users]))).toEqual(findUsers());
});
