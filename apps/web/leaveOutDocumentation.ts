import type { Plugin } from 'vite';

const summary = /\bsummary:\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;
const assumption = /\s*\.meta\(\{ isAssumed: true \}\)/g;

const keepLines = (text: string) => text.replace(/[^\n]/g, '');

/** Leaves out of the contract what only the OpenAPI document says: what each call does, and what is assumed. */
export function leaveOutDocumentation(): Plugin {
  return {
    name: 'bureau:leave-out-documentation',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]packages[\\/]contract[\\/]src[\\/]/.test(id)) return undefined;
      const left = code
        .replace(summary, (text) => `summary: ''${keepLines(text)}`)
        .replace(assumption, keepLines);
      return { code: left, map: null };
    },
  };
}
