import { readFile } from 'node:fs/promises';

import type { Indexer } from 'storybook/internal/types';

import { interactionTag } from './interactionTag.ts';
import { sentenceCase } from './sentenceCase.ts';

const acts = /\b(?:userEvent|fireEvent|dispatchEvent|dropFiles)\b/;

/** Returns the names of the stories of a file that click or type, themselves or by a function of the file or one for tests. */
export function findActing(code: string): ReadonlySet<string> {
  const functions = Array.from(
    code.matchAll(/^(?:async )?(?:function|const) (\w+).*(?:;$|\{$[^]*?^\}.*$)/gm),
    ([text, name = '']) => (acts.test(text) ? name : ''),
  );
  const imported = Array.from(
    code.matchAll(/^import \{([^}]*)\} from '[^']*\/testing\//gm),
    ([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim()),
  );
  const helpers = [...functions, ...imported.flat()].filter(Boolean).map((name) => `\\b${name}\\(`);
  const acting = new RegExp([acts.source, ...helpers].join('|'));
  return new Set(
    Array.from(code.matchAll(/^export const (\w+): Story.*(?:;$|\{$[^]*?^\};$)/gm), ([text, name = '']) => {
      const [, play] = text.split(/^ {2}play[:(]/m);
      return play !== undefined && acting.test(play) ? name : '';
    }),
  );
}

/** Names stories as people write, marks those that act, and leaves it to those of the application to show themselves without a page of words. */
export function indexStories(indexers: readonly Indexer[]): Indexer[] {
  return indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const acting = findActing(await readFile(fileName, 'utf8'));
      const tags = fileName.includes('/apps/') ? ['!autodocs'] : [];
      return (await indexer.createIndex(fileName, options)).map((input) => ({
        ...input,
        name: sentenceCase(input.exportName),
        tags: [...(input.tags ?? []), ...tags, ...(acting.has(input.exportName) ? [interactionTag] : [])],
      }));
    },
  }));
}
