import { join } from 'node:path';

import { publint } from 'publint';
import { describe, expect, it } from 'vitest';

import { names, output } from './freshApp.ts';
import { app } from './inApp.ts';

describe.each(names)('the description of %s', (name) => {
  it('is what bundlers and Node expect', async () => {
    const { messages } = await publint({
      pkgDir: join(app.folder, 'node_modules/@bureau', name),
      strict: true,
    });
    // the condition of the workspace leads to sources, which no package holds
    expect(messages.filter(({ path }) => !path.includes('@bureau/source'))).toEqual([]);
  });

  it('gives types to everybody who imports it as a module', async () => {
    const tarball = join(app.folder, app.tarballs[name]?.filename ?? '');
    // nothing is made for `require`
    const printed = await output('attw', [
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'ascii',
      '--no-color',
    ]);
    expect(printed).toContain("(ignoring resolutions: 'node10', 'node16-cjs')");
  });
});
