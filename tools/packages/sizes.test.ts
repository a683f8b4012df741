import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { app, bundle, manifestOf } from './inApp.ts';

/**
 * What each entry may weigh with everything that it exports and all that it brings along but React and styled-components, minified and compressed by gzip, in
 * kB of 1,000 bytes: the most that an application can pay for it at its start. What it loads later is not part of it.
 */
const limits = {
  values: { '.': 18 },
  theme: { '.': 11 },
  ui: { '.': 305, './access': 20, './blocks': 86, './charts': 41, './planning': 86, './theming': 32 },
  forms: { '.': 209, './rich-text': 156 },
} as const;

const peers = [/^react(?:-dom)?(?:\/.*)?$/, /^styled-components$/];
/** What is for tests and for the build is in no page; what has no exports has effects alone. */
const notInPages = ['./testing', './vite', './fonts'];

describe.each(Object.entries(limits))('%s', (name, entries) => {
  it('has a limit for each of its entries', () => {
    const { exports } = manifestOf(name as keyof typeof limits);
    const scripts = Object.keys(exports).filter((path) => !path.endsWith('.json'));
    expect(scripts.filter((path) => !notInPages.includes(path))).toEqual(Object.keys(entries));
  });

  it.each(Object.entries(entries))('weighs at %s no more than %s kB', async (path, limit) => {
    const file = `src/entry-${name}${path.slice(1).replace('/', '-')}.ts`;
    writeFileSync(join(app.folder, file), `export * from '@bureau/${name}${path.slice(1)}';\n`);
    const { gzipped } = await bundle(file, peers);
    expect(gzipped / 1000).toBeLessThan(limit);
  });
});
