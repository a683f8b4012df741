import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the catalogues into the build as `assets/i18n/{catalogue}/{language}.json`. The API reads them there where it has no sources; browsers ask it for
 * `assets/i18n/{language}.json`, with the company's own words (docs/adr/0033-catalogues-by-part.md).
 */
export function catalogues(): Plugin {
  let folder = '';
  return {
    name: 'bureau:catalogues',
    apply: 'build',
    configResolved({ root }) {
      folder = join(root, 'src');
    },
    generateBundle() {
      for (const file of globSync('**/locales/*.json', { cwd: folder })) {
        const fileName = `assets/i18n/${basename(dirname(dirname(file)))}/${basename(file)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(join(folder, file)) });
      }
    },
  };
}
