import type { Plugin } from 'vite';

/** Matches the names of chunks most of whose functions run before the first list is there. */
const runAtStart = /^(?:common|index|ListScreen|records|shell)$/;

/** Asks the browser to compile every function of a script while it is downloaded. It is heeded in the first line alone. */
const hint = '//# allFunctionsCalledOnLoad\n';

/** Has what is needed first compiled beside the page, not function by function while the page waits for each. Other browsers read a comment. */
export function compileHints(): Plugin {
  return {
    name: 'bureau:compile-hints',
    apply: 'build',
    generateBundle: {
      // Vite puts a line of its own first
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && runAtStart.test(chunk.name)) chunk.code = hint + chunk.code;
      },
    },
  };
}
