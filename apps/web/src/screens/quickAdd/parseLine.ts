import { fold } from './fold.ts';

/** Describes something that a word of the line can name. */
export interface Choice {
  readonly id: number | string;
  /** Its names: in the user's language, and whatever else people write for it. */
  readonly names: readonly string[];
}

/** What the first of some words say of a field, and how many of them do. */
export interface Match {
  readonly value: unknown;
  readonly count: number;
}

/** Stands before the names of what a field can hold: a choice, a record, a person. */
export type Sign = '!' | '#' | '@';

/** A field that a line can speak of. */
export interface QuickAddField {
  /** The name under which it is written. */
  readonly name: string;
  /** Whether a line can say several values of it; what follows of another belongs to the title. */
  readonly isList: boolean;
  /** What stands before its values; nothing of a field whose values are known by themselves. */
  readonly sign?: Sign;
  /** What can be named after the sign. Without it, any word can stand there. */
  readonly choices?: readonly Choice[];
  /** Reads what the first of some words say of it: without the sign, where it has one. */
  readonly read: (words: readonly string[]) => Match | undefined;
}

/** What a part of the line was understood as. */
export interface Token {
  /** The name of the field of which it speaks. */
  readonly field: string;
  readonly value: unknown;
  /** What was typed. */
  readonly text: string;
}

interface Line {
  /** What is left for the title. */
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** The most words that a name has which is written in a line. */
const maxNameWords = 8;

/** The signs as they are typed where letters are of full width. */
const wideSigns: Readonly<Record<string, string>> = { '！': '!', '＃': '#', '＠': '@' };

const signOf = (word: string) => wideSigns[word.charAt(0)] ?? word.charAt(0);

const startsWith = (name: string, wanted: string) => name.split(' ').some((word) => word.startsWith(wanted));

/** Returns the choice that the first words name: by its whole name, or by the beginning of a word of it that no other has. */
export function findChoice(choices: readonly Choice[], words: readonly string[]): Match | undefined {
  for (let count = Math.min(words.length, maxNameWords); count > 0; count -= 1) {
    const wanted = fold(words.slice(0, count).join(' '));
    const choice = choices.find(({ names }) => names.some((name) => fold(name) === wanted));
    if (choice) return { value: choice.id, count };
  }
  const wanted = fold(words[0] ?? '');
  if (wanted === '') return undefined;
  const begun = choices.filter(({ names }) => names.some((name) => fold(name).startsWith(wanted)));
  const holding = choices.filter(({ names }) => names.some((name) => startsWith(fold(name), wanted)));
  const [choice, ...others] = begun.length > 0 ? begun : holding;
  return choice && others.length === 0 ? { value: choice.id, count: 1 } : undefined;
}

/** Finds the first field of which the first of some words speak. */
function findMatch(words: readonly string[], fields: readonly QuickAddField[]) {
  const [first = ''] = words;
  const sign = signOf(first);
  const named = [first.slice(1), ...words.slice(1)];
  for (const field of fields) {
    if (field.sign !== undefined && (field.sign !== sign || named[0] === '')) continue;
    const match = field.read(field.sign === undefined ? words : named);
    if (match) return { field, match };
  }
  return undefined;
}

/**
 * Reads a line such as `Call the printer tomorrow !high #website 90m @anna`: what its words say of a record, and its title, which is the rest. Nothing of
 * what is typed is dropped: what is not understood stays in the title, and so does what stands in `left`.
 *
 * @param left are texts that mean nothing but themselves.
 */
export function parseLine(
  line: string,
  fields: readonly QuickAddField[],
  left: ReadonlySet<string> = new Set(),
): Line {
  const words = [...line.matchAll(/\S+/gu)];
  const tokens: Token[] = [];
  const titleWords: string[] = [];
  for (let index = 0; index < words.length;) {
    const texts = words.slice(index, index + maxNameWords + 1).map(([text]) => text);
    const found = findMatch(texts, fields);
    const start = words[index]?.index;
    const last = words[index + (found?.match.count ?? 1) - 1];
    const text = line.slice(start, last && last.index + last[0].length);
    const isTaken = tokens.some(({ field }) => field === found?.field.name);
    if (found && !left.has(text) && (found.field.isList || !isTaken)) {
      tokens.push({ field: found.field.name, value: found.match.value, text });
      index += found.match.count;
    } else {
      titleWords.push(texts[0] ?? '');
      index += 1;
    }
  }
  return { title: titleWords.join(' '), tokens };
}

/** Returns what a line says of the fields of a record, as its API takes it. */
export function bodyOf(
  tokens: readonly Token[],
  fields: readonly QuickAddField[],
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    fields.flatMap(({ isList, name }): [string, unknown][] => {
      const values = tokens.filter(({ field }) => field === name).map(({ value }) => value);
      if (values.length === 0) return [];
      return [[name, isList ? [...new Set(values)] : values[0]]];
    }),
  );
}

/** Returns the name that is being typed before a place in the line, and the field whose sign stands before it. */
export function nameBefore(line: string, place: number, fields: readonly QuickAddField[]) {
  const [word = ''] = /\S+$/u.exec(line.slice(0, place)) ?? [];
  const field = fields.find(({ choices, sign }) => choices && sign === signOf(word));
  return field && { field, start: place - word.length, typed: word.slice(1) };
}

/** Returns those of some choices whose names hold a word that begins with what is typed, at most eight. */
export function suggest<One extends Choice>(choices: readonly One[], typed: string): readonly One[] {
  const wanted = fold(typed);
  return choices.filter(({ names }) => names.some((name) => startsWith(fold(name), wanted))).slice(0, 8);
}
