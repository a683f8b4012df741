/**
 * `npm run test:stories [-- part of a path …]` builds the workshop and runs every story in the pinned browser; `--url` takes a workshop
 * that is running already. `npm run visual:update` draws the committed pictures of the Matrix stories again.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findBrowser } from '../browser.ts';
import { root, run } from '../install.mjs';
import { baselineFile, differencesFolder, modeVariable, type BaselineMode } from './baseline.ts';
import { seedVariable } from './order.mjs';
import { serve } from './serve.ts';
import { checkDocs } from '../workshop/checkDocs.ts';
import type { WorkshopDocs } from '../workshop/docs.types.ts';
import { docsFile } from '../workshop/plugin.ts';
import { matrixStory, variants } from './variants.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false }, url: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const folder = join(root, 'storybook-static');

const { isPinned } = await findBrowser();
if (!isPinned) console.log('This is not the pinned browser: pictures are not compared.');
const mode: BaselineMode = !isPinned ? 'off' : values.update ? 'update' : 'compare';
process.env[modeVariable] = mode;
if (values.seed !== undefined) process.env[seedVariable] = values.seed;
process.env['DEBUG_PRINT_LIMIT'] = '2500';
rmSync(join(root, differencesFolder), { recursive: true, force: true });

let code = values.url ? await runStories(values.url) : await buildAndRunStories();
if (isPinned && !values.url && positionals.length === 0) {
  const strays = findStrays();
  if (mode === 'update') strays.forEach((file) => rmSync(file));
  else if (strays.length > 0) {
    console.error(
      `No story draws these pictures; "npm run visual:update" removes them:\n${strays.join('\n')}`,
    );
    code ||= 1;
  }
}
if (!values.url && positionals.length === 0) {
  const faults = checkDocs(JSON.parse(readFileSync(join(folder, docsFile), 'utf8')) as WorkshopDocs);
  if (faults.length > 0) {
    console.error(`The pages of the workshop lack something:\n${faults.join('\n')}`);
    code ||= 1;
  }
}
process.exit(code);

async function buildAndRunStories(): Promise<number> {
  const built = await run('turbo', ['run', 'build:storybook', '--output-logs=errors-only']);
  if (built !== 0) return built;
  const server = await serve(folder);
  const result = await runStories(server.url);
  server.close();
  return result;
}

function runStories(url: string): Promise<number> {
  return run('test-storybook', [`--url=${url}`, '--maxWorkers=2', ...positionals]);
}

/** Committed pictures to which no story belongs. */
function findStrays(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; exportName?: string; importPath: string }>;
  };
  const drawn = Object.values(entries).filter(({ exportName }) => exportName === matrixStory);
  const expected = new Set(
    drawn.flatMap(({ id, importPath }) =>
      Object.keys(variants).map((variant) => baselineFile(importPath, id, variant)),
    ),
  );
  return globSync('{packages,apps}/*/src/**/__screenshots__/*.png', { cwd: root }).filter(
    (file) => !expected.has(file),
  );
}
