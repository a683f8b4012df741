/** Writes a part of a cell so that none of the separators in it divides it: a backslash stands before each, and before another one. */
export const escapePart = (part: string, separators: string): string =>
  ['\\', ...separators.split('')].reduce((text, one) => text.replaceAll(one, `\\${one}`), part);

/** Splits a cell at its separators, but for those behind a backslash. A backslash before anything else is a backslash. */
export function splitParts(text: string, separators: string): readonly string[] {
  const parts = [''];
  for (let at = 0; at < text.length; at += 1) {
    const [one, next] = [text.charAt(at), text.charAt(at + 1)];
    const isEscape = one === '\\' && next !== '' && (next === '\\' || separators.includes(next));
    if (isEscape) at += 1;
    if (!isEscape && separators.includes(one)) parts.push('');
    else parts.push(parts.pop() + (isEscape ? next : one));
  }
  return parts;
}
