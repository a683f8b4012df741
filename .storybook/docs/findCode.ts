import { componentOf } from './pages.ts';

/** Writes the code of a story as an application has it: the markup alone, with handlers of its own in place of those that tests watch. */
function tidyCode(code: string): string {
  const lines = code
    .replaceAll(
      /\b(on[A-Z]\w*)=\{fn\([^()]*(?:\([^()]*\)[^()]*)*\)\}/g,
      (_, name: string) => `${name}={handle${name.slice(2)}}`,
    )
    .replaceAll(/\s+\w+=\{undefined\}/g, '')
    .replace(
      /^const \w+ = \(\) => (?:\(\n([^]*)\n\)|(<[^]*)|\(?)?;\s*$/,
      (whole, block?: string, line?: string) => block ?? line ?? whole,
    )
    .split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Returns the code of a story to be copied; none where it needs what only the workshop has. */
export function findCode(source: string | undefined): string | undefined {
  const code = tidyCode(source ?? '');
  const [, outermost = ''] = /^<([A-Z]\w*)/.exec(code) ?? [];
  const isOurs = outermost === '' ? /^<(?:[a-z]|>)/.test(code) : componentOf(outermost) !== undefined;
  return isOurs && !/\b(?:args|fn)\b|<StateMatrix/.test(code) ? code : undefined;
}
