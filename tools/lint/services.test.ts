import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const document = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');

/** Returns who uses the service of each folder of a layer, by its name: others of that layer, then the layer above, as the tables list them. */
function findUsers(root: string, layer: string, above: string): Record<string, string> {
  const users = new Map<string, Set<string>>();
  for (const file of globSync(`{${layer}/*,${above}}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/[.](?:stories|test)[.]tsx?$/.test(file)) continue;
    const [top = '', folder = ''] = file.split(/[\\/]/);
    const user = top === layer ? folder : top;
    const imported = readFileSync(`${root}/${file}`, 'utf8').matchAll(/from '.*\/([\w-]+)\/service\.ts'/g);
    for (const [, name = ''] of imported) users.set(name, (users.get(name) ?? new Set()).add(user));
  }
  const listed = (names: ReadonlySet<string>) => [
    ...[...names].filter((name) => name !== above).sort(),
    ...[...names].filter((name) => name === above),
  ];
  return Object.fromEntries([...users].map(([name, found]) => [name, listed(found).join(', ')]));
}

describe('an engineer who reads the architecture finds each service, and who uses it', () => {
  it.each([
    ['module', 'apps/api/src', 'modules', 'server'],
    ['feature', 'apps/web/src', 'features', 'shell'],
  ])('of a %s', (kind, folder, layer, above) => {
    const root = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
    const table = document.split(new RegExp(`^\\| ${kind} .*\\n.*\\n`, 'm'))[1]?.split('\n\n')[0] ?? '';
    const rows = table.matchAll(/^\| `(\w[\w-]*)` +\|[^|]+\| ([^|]*\S) +\|$/gm);
    expect(Object.fromEntries([...rows].map(([, name, users]) => [name, users]))).toEqual(
      findUsers(root, layer, above),
    );
  });
});

it('services of the web only export what other modules hold, so that nothing else comes with what is used of them', () => {
  const root = fileURLToPath(new URL('../../apps/web/src/features', import.meta.url));
  for (const file of globSync('*/service.ts', { cwd: root }))
    expect(readFileSync(`${root}/${file}`, 'utf8')).toMatch(
      /^(?:export (?:type )?\{[^{}]+\} from '\.\/[^']+';\n)+$/,
    );
});
