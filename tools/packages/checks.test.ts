import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';

import { names } from './freshApp.ts';
import { app } from './inApp.ts';

/** Nothing is made for `require`. */
const isForRequire = (problem: Problem) =>
  'resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind);

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
    const tarball = readFileSync(join(app.folder, app.tarballs[name]?.filename ?? ''));
    const checked = await checkPackage(createPackageFromTarballData(tarball));
    if (!checked.types) throw new Error('There are no types.');
    expect(Object.keys(checked.entrypoints)).not.toEqual([]);
    expect(checked.problems.filter((problem) => !isForRequire(problem))).toEqual([]);
  });
});
