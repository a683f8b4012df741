import { isSafe } from 'redos-detector';
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function collect(value: unknown, found: RegExp[]): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found);
  else if (isNode(value)) {
    if (value.regex !== undefined) found.push(new RegExp(value.regex.pattern, value.regex.flags));
    for (const child of Object.values(value)) collect(child, found);
  }
}

/** Finds the regular expressions that are written in a source. */
export function findExpressions(name: string, code: string): RegExp[] {
  const found: RegExp[] = [];
  collect(parseSync(name, code).program, found);
  return found;
}

/**
 * How long the texts are that an expression is tried on: short ones show what is exponential before it takes for ever, the long one what is
 * quadratic.
 */
const lengths = [16, 20, 24, 20_000] as const;

/** How much time of the processor a text may take, in milliseconds. What is linear takes less than one. */
const limit = 60;

const common = ['a', '0', ' ', '-', '_'];

/** Lists what texts are made of that take an expression long: its own characters, and pairs of them. */
function piecesFor({ source }: RegExp): string[] {
  const own = source.replaceAll(/\\[a-zA-Z]/g, '').match(/[^\\^$()[\]?*+|]/g) ?? [];
  const marks = source.match(/(?<=\\)[^a-zA-Z]/g) ?? [];
  const characters = [...new Set([...marks, ...common, ...own])].slice(0, 14);
  return [...characters, ...characters.flatMap((one) => characters.map((other) => one + other))];
}

/** Returns how many milliseconds of the processor's time an expression takes. */
function timeOf(expression: RegExp, text: string): number {
  const began = process.cpuUsage();
  text.replace(expression, '');
  return process.cpuUsage(began).user / 1000;
}

/** Returns the text that takes an expression longer than its length allows, or null. */
function findSlowText(expression: RegExp): string | null {
  const starts = ['', ...piecesFor(expression).slice(0, 14)];
  for (const length of lengths)
    for (const piece of piecesFor(expression))
      for (const start of piece.length === 1 ? starts : ['']) {
        const text = `${start}${piece.repeat(length / piece.length)}\u0001`;
        // What else the machine does may make one of them slow, not all.
        if (Array.from({ length: 3 }).every(() => timeOf(expression, text) > limit))
          return `${JSON.stringify(start + piece)} … (${length} characters)`;
      }
  return null;
}

/**
 * Returns what makes an expression slow, or null. Where its backtracking is bounded it is linear for sure; any other is tried on long
 * texts of its own characters.
 */
export function findSlowness(expression: RegExp): string | null {
  const isBounded = isSafe(expression, { maxScore: 200, timeout: 300 }).safe;
  return isBounded ? null : findSlowText(expression);
}
