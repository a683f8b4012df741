import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';

import { expect, it } from 'vitest';

import { root } from './install.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('what runs under turbo gets every variable that the API reads', () => {
  const { globalPassThroughEnv: passed } = JSON.parse(read('turbo.json')) as {
    globalPassThroughEnv: string[];
  };
  const [table = ''] = /^## Environment\n.*?(?=^## )/ms.exec(read('apps/api/README.md')) ?? [];
  const variables = Array.from(table.matchAll(/`([A-Z][A-Z\d_]+)`/g), ([, name = '']) => name);
  expect(variables).toContain('PORT');
  expect(variables.filter((name) => !passed.some((pattern) => matchesGlob(name, pattern)))).toEqual([]);
});
