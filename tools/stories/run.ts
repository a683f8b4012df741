/**
 * `npm run test:stories [-- part of a path …]` runs every story in the pinned browser; `npm run visual:update` draws the committed
 * pictures of the Matrix stories again.
 */
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { findBrowser } from '../browser.ts';
import { root, run } from '../install.mjs';
import { baselineFile, modeVariable, type BaselineMode } from './baseline.ts';
import { serve } from './serve.ts';
import { drawnStory, variants } from './variants.ts';

const { values, positionals } = parseArgs({
  options: { update: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const folder = join(root, 'storybook-static');

const { isPinned } = await findBrowser();
if (!isPinned) console.log('This is not the pinned browser: pictures are not compared.');
const mode: BaselineMode = !isPinned ? 'off' : values.update ? 'update' : 'compare';

const built = await run('turbo', ['run', 'build:storybook', '--output-logs=errors-only']);
if (built !== 0) process.exit(built);

rmSync(join(root, '.visual'), { recursive: true, force: true });
process.env[modeVariable] = mode;
process.env['DEBUG_PRINT_LIMIT'] = '10000';
const server = await serve(folder);
let code = await run('test-storybook', [`--url=${server.url}`, '--maxWorkers=2', ...positionals]);
server.close();

const strays = mode === 'off' || positionals.length > 0 ? [] : findStrays();
if (mode === 'update') strays.forEach((file) => rmSync(file));
else if (strays.length > 0) {
  console.error(
    `No story draws these pictures any more; "npm run visual:update" removes them:\n${strays.join('\n')}`,
  );
  code ||= 1;
}
process.exit(code);

/** Committed pictures to which no story belongs. */
function findStrays(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; exportName?: string; importPath: string }>;
  };
  const drawn = Object.values(entries).filter(({ exportName }) => exportName === drawnStory);
  const expected = new Set(
    drawn.flatMap(({ id, importPath }) =>
      Object.keys(variants).map((variant) => baselineFile(importPath, id, variant)),
    ),
  );
  return globSync('{packages,apps}/*/src/**/__screenshots__/*.png', { cwd: root }).filter(
    (file) => !expected.has(file),
  );
}
