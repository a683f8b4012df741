import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const importer = fileURLToPath(new URL('./src/core/code/importFetched.ts', import.meta.url));

/** The module of Vite that every `import()` of a build goes through. */
const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Leads every `import()` of the build through `importFetched`, which can be called again after it failed, and tells it all files that the
 * import needs: by itself Vite names none where there is but one.
 */
export function lastingImports(): Plugin {
  return {
    name: 'bureau:lasting-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && files.length === 0 ? [file] : files,
        },
      },
    }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && !chunk.isEntry && chunk.viteMetadata?.importedCss.size)
          this.error(`${chunk.fileName} has styles of its own, which importFetched does not load.`);
    },
    load: {
      filter: { id: helper },
      handler: () => `export { importFetched as __vitePreload } from ${JSON.stringify(importer)};`,
    },
  };
}
