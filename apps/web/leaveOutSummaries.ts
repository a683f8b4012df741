import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;

/** Leaves out what each call of the API does in words: the OpenAPI document says it, and nobody reads it in a browser. */
export function leaveOutSummaries(): Plugin {
  return {
    name: 'bureau:leave-out-summaries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return undefined;
      return { code: code.replace(summary, (text) => `summary: ''${text.replace(/[^\n]/g, '')}`), map: null };
    },
  };
}
