import { join } from 'node:path';

import type { Plugin } from 'vite';

import { root } from '../install.mjs';
import type { WorkshopDocs } from './docs.types.ts';
import { writeLlms } from './llms.ts';
import { readDocs } from './readDocs.ts';

const name = 'virtual:bureau-docs';
const resolved = `\0${name}`;

/** The file of a built workshop that holds what its pages say. */
export const docsFile = 'docs.json';

/** Gives the pages of the workshop what guides, sources and changesets say; a built workshop has it as `docs.json` and `llms.txt` too. */
export function workshopDocs(): Plugin {
  let docs: WorkshopDocs | undefined;
  return {
    name: 'bureau-workshop-docs',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      docs = await readDocs();
      return `export const docs = ${JSON.stringify(docs)};`;
    },
    // what has changed is read when the page is loaded again: it takes a few seconds
    configureServer({ watcher, moduleGraph }) {
      watcher.add([join(root, 'packages'), join(root, '.changeset')]);
      watcher.on('change', (file) => {
        const module = moduleGraph.getModuleById(resolved);
        if (module && /\.(?:md|tsx?)$/.test(file) && !/\.(?:stories|test)\./.test(file))
          moduleGraph.invalidateModule(module);
      });
    },
    generateBundle() {
      if (!docs) return;
      this.emitFile({ type: 'asset', fileName: docsFile, source: JSON.stringify(docs) });
      for (const [fileName, source] of writeLlms(docs)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
