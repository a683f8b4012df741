import { existsSync } from 'node:fs';
import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, preview, type Plugin } from 'vite';

import { leanFonts } from '../apps/web/leanFonts.ts';
import { precompress } from '../apps/web/precompress.ts';
import { leaveOutReactAriaStrings, nestStylesNatively } from '../packages/ui/src/vite.ts';
import { root } from '../tools/install.mjs';

const pages = join(root, 'benchmarks/pages');
const inputs = ['index', 'sign-in', 'list'];
const outDir = join(root, 'node_modules/.cache/bureau/benchmarks');

/** Builds the pages that are measured as the application is built, and serves them. */
export async function buildPages(): Promise<{ url: string; close: () => Promise<void> }> {
  const config = {
    configFile: false as const,
    root: pages,
    logLevel: 'warn' as const,
    plugins: [
      react(),
      leaveOutReactAriaStrings(),
      nestStylesNatively(),
      leanFonts(),
      precompress(),
      servePrecompressed(),
    ],
    resolve: { conditions: ['@bureau/source', ...defaultClientConditions] },
    oxc: { plugins: { styledComponents: { ssr: false, displayName: false } } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: inputs.map((name) => join(pages, `${name}.html`)) },
    },
  };
  await build(config);
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('The pages are built, but not served.');
  return { url, close: () => server.close() };
}

/** Sends the compressed files as they are, as the application's server does. */
function servePrecompressed(): Plugin {
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
  return {
    name: 'bureau:serve-precompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const type = types[request.url?.split('.').at(-1) ?? ''];
        if (type && existsSync(join(outDir, `${request.url}.br`))) {
          request.url += '.br';
          response.setHeader('Content-Type', type);
          response.setHeader('Content-Encoding', 'br');
        }
        next();
      });
    },
  };
}
