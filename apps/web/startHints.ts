import type { Plugin, Rolldown } from 'vite';

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>;

/** Names, by whom they are for, the modules whose code the first picture waits for. */
const firstModules = {
  'signed-out': 'features/login/LoginPage.tsx',
  'signed-in': 'shell/SignedInApp.tsx',
} as const;

const settingsPath = '/api/settings/get-settings';

/**
 * Tells the browser, in the page itself, what the start of the application is about to ask for, so that it is asked for at once and not one
 * after the other: the public settings, and the code that `public/theme-init.js` begins to load for who has signed in and who has not.
 */
export function startHints(): Plugin {
  let apiAddress = '';
  return {
    name: 'bureau:start-hints',
    configResolved({ env }) {
      apiAddress = String(env['VITE_API_ADDRESS'] ?? '');
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const data = Object.entries(firstModules).map(
          ([name, module]) => `data-${name}="${bundle ? filesOf(bundle, module).join(' ') : ''}"`,
        );
        return {
          html: html.replace('src="/theme-init.js"', (source) => [source, ...data].join(' ')),
          tags: [
            {
              tag: 'link',
              injectTo: 'head',
              attrs: { rel: 'preload', as: 'fetch', crossorigin: true, href: apiAddress + settingsPath },
            },
          ],
        };
      },
    },
  };
}

/** Lists the files that a module needs beside those that the page names itself. */
function filesOf(bundle: Bundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const reach = (roots: readonly Rolldown.OutputChunk[], found = new Set<string>()): Set<string> => {
    for (const { fileName, imports } of roots) {
      if (found.has(fileName)) continue;
      found.add(fileName);
      reach(
        chunks.filter((chunk) => imports.includes(chunk.fileName)),
        found,
      );
    }
    return found;
  };
  const atStart = reach(chunks.filter(({ isEntry }) => isEntry));
  const needed = reach(chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))));
  return [...needed.difference(atStart)].map((file) => `/${file}`);
}
