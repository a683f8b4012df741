/** How deep lists and objects may stand in each other. No call needs half of it, and what says what is wrong with a value goes all the way down. */
const deepest = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * Reads JSON that somebody has sent.
 *
 * @throws SyntaxError for what is none, and for what is nested deeper than any request has it.
 */
export function parseJson(text: string): unknown {
  const value = JSON.parse(text) as unknown;
  if (isDeeper(value, deepest)) throw new SyntaxError('It is nested too deeply.');
  return value;
}
