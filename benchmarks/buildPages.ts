import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview } from 'vite';

import { leaveOutReactAriaStrings } from '../packages/ui/src/vite.ts';
import { root } from '../tools/install.mjs';

const outDir = join(root, 'node_modules/.cache/bureau/benchmarks');

/** Builds the pages that are measured as the application is built, and serves them. */
export async function buildPages(): Promise<{ url: string; close: () => Promise<void> }> {
  const config = {
    configFile: false as const,
    root: join(root, 'benchmarks/pages'),
    logLevel: 'warn' as const,
    plugins: [react(), leaveOutReactAriaStrings()],
    resolve: { conditions: ['@bureau/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, target: 'es2024' },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The pages are built, but not served.');
  return { url, close: () => server.close() };
}
