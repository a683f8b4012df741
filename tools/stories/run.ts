/**
 * `npm run test:stories [-- part of a path …]` builds the workshop and runs every story in the pinned browser; `--url` takes a workshop
 * that is running already. `npm run visual:update` draws the committed pictures of the Matrix stories again.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findBrowser } from '../browser.ts';
import { root, run } from '../install.mjs';
import { reportFailures } from './countReporter.mjs';
import { baselineFile, differencesFolder, modeVariable, type BaselineMode } from './baseline.ts';
import { seedVariable } from './order.mjs';
import { serve } from './serve.ts';
import { visitPages } from './visitPages.ts';
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

const faults: string[] = [];
let code = values.url ? await runStories(values.url) : await buildAndRunStories();
if (!values.url && positionals.length === 0) {
  faults.push(...findStrays(), ...checkDocs(readJson(docsFile) as WorkshopDocs));
  if (faults.length > 0) {
    console.error(`The workshop has faults:\n${faults.join('\n')}`);
    reportFailures(faults);
    code ||= 1;
  }
}
process.exit(code);

async function buildAndRunStories(): Promise<number> {
  const built = await run('turbo', ['run', 'build:storybook', '--output-logs=errors-only']);
  if (built !== 0) return built;
  const server = await serve(folder);
  const result = await runStories(server.url);
  if (positionals.length === 0) faults.push(...(await visitPages(server.url)));
  server.close();
  return result;
}

function runStories(url: string): Promise<number> {
  return run('test-storybook', [`--url=${url}`, '--maxWorkers=3', ...positionals]);
}

/** Names committed pictures that no story draws, after it has removed them where pictures are drawn again. */
function findStrays(): string[] {
  if (!isPinned) return [];
  const { entries } = readJson('index.json') as {
    entries: Record<string, { id: string; exportName?: string; importPath: string }>;
  };
  const drawn = Object.values(entries).filter(({ exportName }) => exportName === matrixStory);
  const expected = new Set(
    drawn.flatMap(({ id, importPath }) =>
      Object.keys(variants).map((variant) => baselineFile(importPath, id, variant)),
    ),
  );
  const strays = globSync('{packages,apps}/*/src/**/__screenshots__/*.png', { cwd: root }).filter(
    (file) => !expected.has(file),
  );
  if (mode !== 'update')
    return strays.map((file) => `No story draws ${file}; "npm run visual:update" removes it.`);
  strays.forEach((file) => rmSync(file));
  return [];
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}
