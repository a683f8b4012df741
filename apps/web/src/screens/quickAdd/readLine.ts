import { parseDuration } from '@bureau/values';
import type { ReadDay } from './dayWords.ts';
import { fold } from './fold.ts';

/** Describes something that a word of the line can name. */
interface Choice {
  readonly id: number;
  /** Its names: in the user's language, and whatever else people write for it. */
  readonly names: readonly string[];
}

/** What a line can speak of. */
export interface Vocabulary {
  readonly readDay: ReadDay;
  readonly priorities: readonly Choice[];
  readonly projects: readonly Choice[];
  readonly people: readonly Choice[];
}

/** What a part of the line was understood as. */
type Understood =
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'estimate'; readonly minutes: number }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'priority'; readonly id: number }
  | { readonly kind: 'project'; readonly id: number }
  | { readonly kind: 'person'; readonly id: number };

export type Token = Understood & {
  /** Where it stands in the line, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What was typed. */
  readonly text: string;
};

interface Line {
  /** What is left for the title. */
  readonly title: string;
  readonly tokens: readonly Token[];
}

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The most words that a name has which is written in a line. */
const longestName = 8;

/** The signs before a name, and as they are typed where letters are of full width. */
const signs: Readonly<Record<string, 'priority' | 'project' | 'person'>> = {
  '!': 'priority',
  '！': 'priority',
  '#': 'project',
  '＃': 'project',
  '@': 'person',
  '＠': 'person',
};

const startsWith = (name: string, wanted: string) => name.split(' ').some((word) => word.startsWith(wanted));

/** Returns the choice that the first words name: by its whole name, or by the beginning of a word of it that no other has. */
function findChoice(choices: readonly Choice[], words: readonly string[]) {
  for (let count = Math.min(words.length, longestName); count > 0; count -= 1) {
    const wanted = fold(words.slice(0, count).join(' '));
    const choice = choices.find(({ names }) => names.some((name) => fold(name) === wanted));
    if (choice) return { choice, count };
  }
  const wanted = fold(words[0] ?? '');
  if (wanted === '') return undefined;
  const begun = choices.filter(({ names }) => names.some((name) => fold(name).startsWith(wanted)));
  const holding = choices.filter(({ names }) => names.some((name) => startsWith(fold(name), wanted)));
  const [choice, ...others] = begun.length > 0 ? begun : holding;
  return choice && others.length === 0 ? { choice, count: 1 } : undefined;
}

const wordsOf = (line: string): readonly Word[] =>
  [...line.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }));

interface Found {
  readonly understood: Understood;
  /** How many words say it. */
  readonly count: number;
}

/** Reads what a word with a sign before it names. */
function readSigned(words: readonly string[], vocabulary: Vocabulary): Found | undefined {
  const [first = ''] = words;
  const kind = signs[first.charAt(0)];
  const rest = [first.slice(1), ...words.slice(1)];
  if (kind === undefined || rest[0] === '') return undefined;
  const choices = {
    priority: vocabulary.priorities,
    project: vocabulary.projects,
    person: vocabulary.people,
  };
  const found = findChoice(choices[kind], rest);
  if (found) return { understood: { kind, id: found.choice.id }, count: found.count };
  const tag = rest[0] ?? '';
  return kind === 'project' && /^\p{L}/u.test(tag)
    ? { understood: { kind: 'tag', tag }, count: 1 }
    : undefined;
}

function readEstimate([word = '']: readonly string[]): Found | undefined {
  const minutes = /^\d/.test(word) ? parseDuration(word) : undefined;
  return minutes === undefined || minutes === 0 || word.includes(':')
    ? undefined
    : { understood: { kind: 'estimate', minutes }, count: 1 };
}

function readDayToken(words: readonly string[], { readDay }: Vocabulary): Found | undefined {
  const found = readDay(words);
  return found && { understood: { kind: 'day', date: found.date }, count: found.count };
}

/** Are said of a task once; what follows of the same kind belongs to its title. */
const once: readonly Understood['kind'][] = ['day', 'estimate', 'priority', 'project'];

/**
 * Reads a line such as `Call the printer tomorrow !high #website 90m @anna`: what its words say of a task, and its title, which is the rest. Nothing of
 * what is typed is dropped: what is not understood stays in the title, and so does what stands in `left`.
 *
 * @param left are texts that mean nothing but themselves.
 */
export function readLine(line: string, vocabulary: Vocabulary, left: ReadonlySet<string> = new Set()): Line {
  const words = wordsOf(line);
  const tokens: Token[] = [];
  const titleWords: string[] = [];
  for (let index = 0; index < words.length;) {
    const texts = words.slice(index, index + longestName + 1).map(({ text }) => text);
    const found = readSigned(texts, vocabulary) ?? readEstimate(texts) ?? readDayToken(texts, vocabulary);
    const first = words[index];
    const last = words[index + (found?.count ?? 1) - 1];
    const text = first && last ? line.slice(first.start, last.end) : '';
    const isSaid = tokens.some(({ kind }) => kind === found?.understood.kind);
    if (found && first && last && !left.has(text) && !(isSaid && once.includes(found.understood.kind))) {
      tokens.push({ ...found.understood, start: first.start, end: last.end, text });
      index += found.count;
    } else {
      titleWords.push(words[index]?.text ?? '');
      index += 1;
    }
  }
  return { title: titleWords.join(' '), tokens };
}

/** Returns the name that is being typed before a place in the line, with the sign before it. */
export function nameBefore(line: string, place: number) {
  const begun = line.slice(0, place);
  const [word = ''] = /\S+$/u.exec(begun) ?? [];
  const kind = signs[word.charAt(0)];
  return kind && { kind, start: place - word.length, typed: word.slice(1) };
}

/** Returns those of some choices whose names hold a word that begins with what is typed, at most eight. */
export function suggest<One extends Choice>(choices: readonly One[], typed: string): readonly One[] {
  const wanted = fold(typed);
  return choices.filter(({ names }) => names.some((name) => startsWith(fold(name), wanted))).slice(0, 8);
}
