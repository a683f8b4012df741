import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the catalogues into the build as `assets/i18n/{catalogue}/{language}.json`, those of the contract together with those beside the code. The API reads
 * them there where it has no sources; browsers ask it for `assets/i18n/{language}.json`, with the company's own words
 * (docs/adr/0033-catalogues-by-part.md).
 */
export function catalogues(): Plugin {
  let folders: readonly string[] = [];
  return {
    name: 'bureau:catalogues',
    apply: 'build',
    configResolved({ root }) {
      folders = [join(root, 'src'), join(root, '../../packages/contract/labels')];
    },
    generateBundle() {
      const texts = new Map<string, object>();
      for (const file of folders.flatMap((folder) => globSync(join(folder, '**/locales/*.json')))) {
        const fileName = `assets/i18n/${basename(dirname(dirname(file)))}/${basename(file)}`;
        texts.set(fileName, {
          ...texts.get(fileName),
          ...(JSON.parse(readFileSync(file, 'utf8')) as object),
        });
      }
      for (const [fileName, all] of texts)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(all) });
    },
  };
}
