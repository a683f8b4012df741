/** Writes the code of a story as an application has it: the markup alone, with handlers of its own in place of those that tests watch. */
export function tidyCode(code: string): string {
  const lines = code
    .replaceAll(/\b(on[A-Z]\w*)=\{fn\([^)]*\)\}/g, (_, name: string) => `${name}={handle${name.slice(2)}}`)
    .replace(
      /^const \w+ = \(\) => (?:\(\n([^]*)\n\)|(<[^]*)|\(?)?;\s*$/,
      (whole, block?: string, line?: string) => block ?? line ?? whole,
    )
    .split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
